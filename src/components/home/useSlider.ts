import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type Slider from 'react-slick';

/**
 * Waits until no link in the element has the focus. react-slick rerenders the slides, and a focused link would lose the focus.
 * A link also gets `blur` when the window loses the focus, so each event needs a new check.
 */
async function waitUntilNoLinkFocused(element: HTMLElement): Promise<void> {
  for (;;) {
    const link = document.activeElement;
    if (!(link instanceof HTMLAnchorElement) || !element.contains(link)) return;
    await new Promise((resolve) => link.addEventListener('blur', resolve, { once: true }));
  }
}

/** Loads react-slick when the element is at most one viewport away. `failed` is true if it can't be loaded. */
export function useSlider(element: RefObject<HTMLElement | null>, enabled: boolean) {
  const [state, setState] = useState<{ Slider?: typeof Slider; failed?: boolean }>({});
  useEffect(() => {
    const region = element.current;
    if (!region || !enabled) return;
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        try {
          const { default: Slider } = await import('react-slick');
          await waitUntilNoLinkFocused(region);
          // Renders synchronously, before the focus can move to a link again.
          flushSync(() => setState({ Slider }));
        } catch (error) {
          console.warn(error);
          setState({ failed: true });
        }
      },
      { rootMargin: '100%' },
    );
    observer.observe(region);
    return () => observer.disconnect();
  }, [element, enabled]);
  return state;
}
