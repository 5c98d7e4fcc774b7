import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type Slider from 'react-slick';

/** How near the carousel must come before its script is fetched: one screen ahead of the reader. */
const NEAR = '100%';

type SliderState = { Slider?: typeof Slider; failed: boolean };

/**
 * react-slick draws the slides anew, and a link with the focus would lose it: waits until the visitor has left it. A
 * link keeps the focus while the window itself is left, though it gets the event.
 */
async function focusLeft(element: HTMLElement): Promise<void> {
  for (;;) {
    const link = document.activeElement;
    if (!(link instanceof HTMLAnchorElement) || !element.contains(link)) return;
    await new Promise<void>((resolve) => {
      link.addEventListener('blur', () => resolve(), { once: true });
    });
  }
}

/**
 * Loads react-slick when the element comes near. Where it cannot load, the page goes on without it.
 * @param moves whether there is anything to slide
 */
export function useSlider(element: RefObject<HTMLElement | null>, moves: boolean): SliderState {
  const [state, setState] = useState<SliderState>({ failed: false });
  useEffect(() => {
    const region = element.current;
    if (!region || !moves) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('react-slick').then(
          async (module) => {
            await focusLeft(region);
            // At once: before a later render the focus could have come into the slides.
            flushSync(() => setState({ Slider: module.default, failed: false }));
          },
          (error: unknown) => {
            console.warn(error);
            setState({ failed: true });
          },
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(region);
    return () => observer.disconnect();
  }, [element, moves]);
  return state;
}
