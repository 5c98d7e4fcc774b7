import { graphql } from 'gatsby';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import type Slider from 'react-slick';
import * as styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls';
import { Slide } from './Slide';
import { useReducedMotion } from './useReducedMotion';
import { useSlider } from './useSlider';

/** How long each slide is shown, in milliseconds (requirement 14). */
const INTERVAL = 2000;
/** react-slick adds this delay to `autoplaySpeed`. */
const SLICK_DELAY = 50;
const FADE = 500;

interface Props {
  page: Queries.CarouselPageFragment;
  labels: Queries.CarouselLabelsFragment;
  services: readonly Queries.CarouselServiceFragment[];
}

/**
 * Shows a slide for each service that has one, and fades to the next every two seconds. Stops while the visitor has paused it,
 * points at it, or has the keyboard focus in it, and under reduced motion until the visitor presses Play.
 */
export function Carousel({ page, labels, services }: Props) {
  const region = useRef<HTMLElement>(null);
  const slider = useRef<Slider>(null);
  const hasOneSlide = services.length === 1;
  const { Slider: SlickSlider, failed } = useSlider(region, { disabled: hasOneSlide });
  const reducedMotion = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  const paused = choice ? choice === 'pause' : reducedMotion;
  const moving = Boolean(SlickSlider) && !paused && !pointed && !focused;

  // Depends on SlickSlider because react-slick starts autoplay on mount, and the visitor may have paused before. A layout effect,
  // because react-slick resumes autoplay if a slide is chosen before it has been told to pause.
  useLayoutEffect(() => {
    if (moving) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [moving, SlickSlider]);

  useEffect(() => {
    // react-slick loses a change that coincides with a resize of the window, so repeat it.
    const list = slider.current?.innerSlider?.list;
    if (list && !list.querySelector('.slick-current.slick-active'))
      slider.current?.slickGoTo(current);
  }, [current]);

  const show = (index: number) => {
    if (slider.current) slider.current.slickGoTo(index);
    else setCurrent(index);
  };
  /** For the slides and the buttons that choose one. The pause button itself must not stop the slides. */
  const stopOnFocus = {
    // A mouse press also focuses a button, and a slide, which react-slick makes focusable; that is not keyboard use.
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
        {...stopOnFocus}
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
      {!failed && !hasOneSlide && (
        <CarouselControls
          titles={services.map(({ titleHyphenated }) => titleHyphenated)}
          current={current}
          moving={moving}
          paused={paused}
          interval={INTERVAL}
          labels={labels}
          stopOnFocus={stopOnFocus}
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
