import { useEffect, useState, type RefObject } from 'react';
import type Slider from 'react-slick';

/** How near the carousel must come before its script is fetched: one screen ahead of the reader. */
const NEAR = '100%';

type SliderState = { Slider?: typeof Slider; failed: boolean };

/** Loads react-slick when the element comes near. Where it cannot load, the page goes on without it. */
export function useSlider(element: RefObject<HTMLElement | null>): SliderState {
  const [state, setState] = useState<SliderState>({ failed: false });
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('react-slick').then(
          (module) => setState({ Slider: module.default, failed: false }),
          (error: unknown) => {
            console.warn(error);
            setState({ failed: true });
          },
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return state;
}
