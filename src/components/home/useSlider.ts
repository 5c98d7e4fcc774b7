import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type Slider from 'react-slick';

const reducedMotionQuery = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)');
const isMotionReduced = () => reducedMotionQuery().matches;

const subscribe = (onChange: () => void) => {
  const query = reducedMotionQuery();

  query.addEventListener('change', onChange);

  return () => query.removeEventListener('change', onChange);
};

export const useReducedMotion = () =>
  useSyncExternalStore(subscribe, isMotionReduced, () => false);

/**
 * Showing the slides in react-slick creates them anew, so a focused link would
 * lose the focus.
 */
async function waitUntilNoLinkFocused(element: HTMLElement): Promise<void> {
  for (;;) {
    const link = document.activeElement;

    if (!(link instanceof HTMLAnchorElement) || !element.contains(link)) return;
    // A link also gets `blur` when the window loses the focus, so check again.
    await new Promise((resolve) =>
      link.addEventListener('blur', resolve, { once: true }),
    );
  }
}

interface Options {
  region: RefObject<HTMLElement | null>;
  enabled: boolean;
  shouldPlay: boolean;
  currentIndex: number;
}

/**
 * Loads react-slick when the region is at most one viewport away, then plays or
 * pauses it. `slider` is for its prop `ref`.
 */
export function useSlider({
  region,
  enabled,
  shouldPlay,
  currentIndex,
}: Options) {
  const slider = useRef<Slider>(null);
  const [state, setState] = useState<{
    SlickSlider?: typeof Slider;
    failed?: boolean;
  }>({});

  useEffect(() => {
    const element = region.current;

    if (!element || !enabled) return;
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();

        try {
          const { default: SlickSlider } = await import('react-slick');

          await waitUntilNoLinkFocused(element);
          // Renders synchronously, before the focus can move to a link again.
          flushSync(() => setState({ SlickSlider }));
        } catch (error) {
          console.warn(error);
          setState({ failed: true });
        }
      },
      { rootMargin: '100%' },
    );

    observer.observe(element);

    return () => observer.disconnect();
  }, [region, enabled]);

  // Runs again when SlickSlider has loaded: react-slick starts autoplay on
  // mount, even if the visitor has paused before. A layout effect runs before
  // the visitor can choose a slide, which restarts autoplay unless react-slick
  // is paused.
  useLayoutEffect(() => {
    if (shouldPlay) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [shouldPlay, state.SlickSlider]);

  useEffect(() => {
    // react-slick loses a slide change if the window is resized meanwhile: then
    // no slide has both classes. Repeat the change.
    const list = slider.current?.innerSlider?.list;

    if (list && !list.querySelector('.slick-current.slick-active'))
      slider.current?.slickGoTo(currentIndex);
  }, [currentIndex]);

  return { ...state, slider };
}
