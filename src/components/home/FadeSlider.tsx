import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type Slider from 'react-slick';

/**
 * Adapter around react-slick: loads it, fades between slides, and works around
 * its faults. No other file knows react-slick, but for its class names in
 * Carousel.module.css and Slide.module.css.
 */

/** Duration of the fade in ms. */
const FADE_MS = 500;

/** react-slick shows each slide this many ms longer than `autoplaySpeed`. */
const ADDED_MS = 50;

interface Options {
  /** react-slick loads when this is at most one viewport away. */
  region: RefObject<HTMLElement | null>;
  enabled: boolean;
  playing: boolean;
  currentIndex: number;
  onChange: (index: number) => void;
}

type FadeSliderState = ReturnType<typeof useFadeSlider>;

/**
 * Resolves when no link in the slides has the focus. When react-slick starts,
 * it creates the slides anew, so the link would lose the focus.
 */
async function waitUntilNoLinkFocused(slides: HTMLElement): Promise<void> {
  for (;;) {
    const link = document.activeElement;

    if (!(link instanceof HTMLAnchorElement) || !slides.contains(link)) return;

    // A link also gets `blur` when the window loses the focus, so check again.
    await new Promise((resolve) =>
      link.addEventListener('blur', resolve, { once: true }),
    );
  }
}

/** Calls `onNear` once, when the element is at most one viewport away. */
function watchNearness(element: HTMLElement, onNear: () => void) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;

      observer.disconnect();
      onNear();
    },
    { rootMargin: '100%' },
  );

  observer.observe(element);

  return () => observer.disconnect();
}

/**
 * Returns react-slick's component as `Slick` once it has loaded. `failed` is set
 * if it could not be loaded.
 */
function useSlick(region: Options['region'], enabled: boolean) {
  const [state, setState] = useState<{
    Slick?: typeof Slider;
    failed?: boolean;
  }>({});

  useEffect(() => {
    const element = region.current;

    if (!element || !enabled) return;

    async function load(slides: HTMLElement) {
      try {
        const { default: Slick } = await import('react-slick');

        await waitUntilNoLinkFocused(slides);
        // Renders synchronously, before the focus can move to a link again.
        flushSync(() => setState({ Slick }));
      } catch (error) {
        console.warn(error);
        setState({ failed: true });
      }
    }

    return watchNearness(element, () => void load(element));
  }, [region, enabled]);

  return state;
}

/**
 * State of a FadeSlider. Until it is `ready`, and if it has `failed`, it adds
 * nothing to the slides, and `goTo` only calls `onChange`.
 */
export function useFadeSlider({
  region,
  enabled,
  playing,
  currentIndex,
  onChange,
}: Options) {
  const ref = useRef<Slider>(null);
  const { Slick, failed = false } = useSlick(region, enabled);

  // Runs again when react-slick has loaded: it starts autoplay on mount, even
  // if the visitor has paused before. A layout effect runs before the visitor
  // can choose a slide, which restarts autoplay unless react-slick is paused.
  useLayoutEffect(() => {
    if (playing) ref.current?.slickPlay();
    else ref.current?.slickPause();
  }, [playing, Slick]);

  // react-slick loses a slide change if the window is resized meanwhile. Then
  // no slide has both of the classes below, so repeat the change.
  useEffect(() => {
    const list = ref.current?.innerSlider?.list;

    if (list && !list.querySelector('.slick-current.slick-active'))
      ref.current?.slickGoTo(currentIndex);
  }, [currentIndex]);

  function goTo(index: number): void {
    if (ref.current) ref.current.slickGoTo(index);
    else onChange(index);
  }

  return {
    ref,
    Slick,
    currentIndex,
    onChange,
    ready: Boolean(Slick),
    failed,
    goTo,
  };
}

interface Props {
  slider: FadeSliderState;

  /** How long each slide is shown, in ms. */
  interval: number;

  /** Slides change without a fade, and don't start by themselves. */
  reducedMotion: boolean;
  children: ReactNode;
}

/** Shows one slide at a time, once react-slick has loaded. */
export function FadeSlider({
  slider,
  interval,
  reducedMotion,
  children,
}: Props) {
  const { Slick, ref, currentIndex, onChange } = slider;

  if (!Slick) return children;

  return (
    <Slick
      ref={ref}
      fade
      arrows={false}
      accessibility={false} // only turns off the arrow keys
      // Lets a mouse select the text of a slide. Touch screens still swipe.
      draggable={false}
      initialSlide={currentIndex}
      autoplay={!reducedMotion}
      autoplaySpeed={interval - ADDED_MS}
      pauseOnHover={false}
      speed={reducedMotion ? 0 : FADE_MS}
      // Otherwise, slickGoTo does nothing during a fade.
      waitForAnimate={false}
      beforeChange={(_, next) => onChange(next)}
    >
      {children}
    </Slick>
  );
}
