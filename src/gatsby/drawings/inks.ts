import type { Ink } from '../../art/ink';

/** The colours are custom properties, which differ between colour schemes. */
const inkOn = (background: 'ground' | 'page', warp: 'paper' | 'text'): Ink => ({
  threads: [1, 2, 3].map(
    (number) => `var(--thread-${number}-on-${background})`,
  ),
  warp: `var(--${warp})`,
  background: `var(--${background})`,
});

/** For hero, footer and Contact's dark panel. */
export const inkOnGround = inkOn('ground', 'paper');

/** For pages. */
export const inkOnPage = inkOn('page', 'text');

/** For the thanks alert. */
export const inkInAlert: Ink = {
  ...inkOnGround,
  background: 'var(--raised-ground)',
};
