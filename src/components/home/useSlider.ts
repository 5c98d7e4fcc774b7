import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type Slider from 'react-slick';

/** Distance from the viewport at which react-slick is loaded: one viewport. */
const LOAD_MARGIN = '100%';

/**
 * Waits until no link in the element has the focus. react-slick rerenders the slides, and a focused link would lose the focus.
 * A link also gets `blur` when the window loses the focus, so each event needs a new check.
 */
async function waitUntilNoLinkFocused(element: HTMLElement): Promise<void> {
  for (;;) {
    const link = document.activeElement;
    if (!(link instanceof HTMLAnchorElement) || !element.contains(link)) return;
    await new Promise<void>((resolve) => {
      link.addEventListener('blur', () => resolve(), { once: true });
    });
  }
}

/** Loads react-slick when the element comes near the viewport. `failed` is true if it can't be loaded. */
export function useSlider(
  element: RefObject<HTMLElement | null>,
  { disabled }: { disabled: boolean },
) {
  const [state, setState] = useState<{ Slider?: typeof Slider; failed: boolean }>({
    failed: false,
  });
  useEffect(() => {
    const region = element.current;
    if (!region || disabled) return;
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        try {
          const { default: Slider } = await import('react-slick');
          await waitUntilNoLinkFocused(region);
          // Renders synchronously, before the focus can move to a link again.
          flushSync(() => setState({ Slider, failed: false }));
        } catch (error) {
          console.warn(error);
          setState({ failed: true });
        }
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(region);
    return () => observer.disconnect();
  }, [element, disabled]);
  return state;
}
