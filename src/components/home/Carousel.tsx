import { graphql } from 'gatsby';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import type Slider from 'react-slick';
import * as styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls';
import { Slide } from './Slide';
import { useReducedMotion } from './useReducedMotion';
import { useSlider } from './useSlider';

/** Each slide stands for this long, in milliseconds (specification 9). */
const INTERVAL = 2000;
/** react-slick adds this much to its own setting. */
const SLICK_DELAY = 50;
const FADE = 500;

interface Props {
  page: Queries.CarouselPageFragment;
  labels: Queries.CarouselLabelsFragment;
  services: readonly Queries.CarouselServiceFragment[];
}

/**
 * The services' slides, one fading into the next every two seconds. It stands still while the visitor has paused it,
 * points at it or has the focus in it, and under reduced motion until asked to play.
 */
export function Carousel({ page, labels, services }: Props) {
  const region = useRef<HTMLElement>(null);
  const slider = useRef<Slider>(null);
  // One slide stands by itself: nothing moves, and nothing is there to choose.
  const alone = services.length === 1;
  const { Slider: SlickSlider, failed } = useSlider(region, !alone);
  const reducedMotion = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  const paused = choice ? choice === 'pause' : reducedMotion;
  const moving = Boolean(SlickSlider) && !paused && !pointed && !focused;

  // Also when react-slick comes, which plays by itself: the visitor may have paused before. Before the next event: a slide
  // that is chosen while react-slick's own pause still waits for React would make it play again.
  useLayoutEffect(() => {
    if (moving) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [moving, SlickSlider]);

  useEffect(() => {
    // react-slick forgets a change whose moment the window used to change its size: it is asked again.
    const list = slider.current?.innerSlider?.list;
    if (list && !list.querySelector('.slick-current.slick-active'))
      slider.current?.slickGoTo(current);
  }, [current]);

  const show = (index: number) => {
    if (slider.current) slider.current.slickGoTo(index);
    else setCurrent(index);
  };
  /** For the slides and the buttons that choose one. Not for the pause button: while it says Pause, the slides move. */
  const hold = {
    // A press focuses too: a button, and a slide, which react-slick makes focusable. Neither shows a reader there.
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches('a, button:focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };

  const slides = services.map((service, index) => (
    <Slide
      key={service.title}
      service={service}
      button={page.slides.button}
      kind={labels.slide}
      name={labels.slides
        .replace('{number}', String(index + 1))
        .replace('{count}', String(services.length))
        .replace('{title}', () => service.title)}
      current={index === current}
      inert={Boolean(SlickSlider) && index !== current}
    />
  ));

  return (
    <section
      ref={region}
      className={`container ${styles.carousel}`}
      aria-roledescription={labels.carousel}
      aria-label={page.slides.heading}
      data-widest={Math.max(...services.map(({ widestWord }) => widestWord))}
    >
      <div
        className={failed ? styles.stack : styles.box}
        aria-live={moving ? 'off' : 'polite'}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        {...hold}
      >
        {SlickSlider ? (
          <SlickSlider
            ref={slider}
            fade
            arrows={false}
            accessibility={false}
            initialSlide={current}
            autoplay={!reducedMotion}
            autoplaySpeed={INTERVAL - SLICK_DELAY}
            pauseOnHover={false}
            speed={reducedMotion ? 0 : FADE}
            waitForAnimate={false}
            beforeChange={(_, next) => setCurrent(next)}
          >
            {slides}
          </SlickSlider>
        ) : (
          slides
        )}
      </div>
      {!failed && !alone && (
        <CarouselControls
          titles={services.map(({ titleHyphenated }) => titleHyphenated)}
          current={current}
          moving={moving}
          paused={paused}
          interval={INTERVAL}
          labels={labels}
          hold={hold}
          onChoose={show}
          onToggle={() => setChoice(paused ? 'play' : 'pause')}
        />
      )}
    </section>
  );
}

export const query = graphql`
  fragment CarouselPage on HomePage {
    slides {
      heading
      button
    }
  }
  fragment CarouselLabels on AgencyLabels {
    ...CarouselControls
    carousel
    slide
    slides
  }
  fragment CarouselService on Service {
    ...Slide
    title
    widestWord
  }
`;
