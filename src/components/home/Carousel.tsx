import { graphql } from 'gatsby';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type Slider from 'react-slick';
import * as styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls';
import { Slide } from './Slide';
import { useReducedMotion } from './useReducedMotion';
import { useSlider } from './useSlider';

/** How long each slide is shown (requirement 14). */
const INTERVAL_MS = 2000;
/** Delay that react-slick adds to `autoplaySpeed`. */
const SLICK_DELAY_MS = 50;
const FADE_MS = 500;

interface Props {
  page: Queries.CarouselPageFragment;
  labels: Queries.CarouselLabelsFragment;
  services: readonly Queries.CarouselServiceFragment[];
}

/** Under reduced motion, the slides stop until the visitor presses Play. Without react-slick, all are listed. */
export function Carousel({ page, labels, services }: Props) {
  const region = useRef<HTMLElement>(null);
  const slider = useRef<Slider>(null);
  const hasControls = services.length > 1;
  const { Slider: SlickSlider, failed } = useSlider(region, hasControls);
  const reducedMotion = useReducedMotion();
  const [currentIndex, setCurrentIndex] = useState(0);
  const [pausedByVisitor, setPausedByVisitor] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = pausedByVisitor ?? reducedMotion;
  const moving = Boolean(SlickSlider) && !paused && !hovered && !focused;

  // Also runs when SlickSlider has loaded: react-slick starts autoplay on mount, even if the visitor has paused before.
  // A layout effect runs before the next click: choosing a slide would resume autoplay if react-slick were not paused yet.
  useLayoutEffect(() => {
    if (moving) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [moving, SlickSlider]);

  useEffect(() => {
    // react-slick loses a slide change that coincides with a resize of the window, so repeat the change.
    const list = slider.current?.innerSlider?.list;
    if (list && !list.querySelector('.slick-current.slick-active'))
      slider.current?.slickGoTo(currentIndex);
  }, [currentIndex]);

  const slides = services.map((service, index) => (
    <Slide
      key={service.title}
      service={service}
      button={page.slides.button}
      roleDescription={labels.slide}
      label={labels.slides
        .replace('{number}', String(index + 1))
        .replace('{count}', String(services.length))
        // A function: as a string, `$&` in a title would be replaced.
        .replace('{title}', () => service.title)}
      current={index === currentIndex}
      inert={Boolean(SlickSlider) && index !== currentIndex}
    />
  ));

  return (
    <section
      ref={region}
      className={`container ${styles.carousel}`}
      aria-roledescription={labels.carousel}
      aria-label={page.slides.heading}
      data-widest={Math.max(...services.map(({ widestWord }) => widestWord))}
      // Links, and with the keyboard the buttons that choose a slide, stop the slides. The pause button and a slide don't.
      onFocus={({ target }) => setFocused(target.matches('a, [aria-current]:focus-visible'))}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      }}
    >
      <div
        className={failed ? styles.slideList : styles.slideBox}
        aria-live={moving ? 'off' : 'polite'}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
      >
        {SlickSlider ? (
          <SlickSlider
            ref={slider}
            fade
            arrows={false}
            accessibility={false}
            initialSlide={currentIndex}
            autoplay={!reducedMotion}
            autoplaySpeed={INTERVAL_MS - SLICK_DELAY_MS}
            pauseOnHover={false}
            speed={reducedMotion ? 0 : FADE_MS}
            waitForAnimate={false}
            beforeChange={(_, next) => setCurrentIndex(next)}
          >
            {slides}
          </SlickSlider>
        ) : (
          slides
        )}
      </div>
      {!failed && hasControls && (
        <CarouselControls
          titles={services.map(({ titleHyphenated }) => titleHyphenated)}
          currentIndex={currentIndex}
          moving={moving}
          paused={paused}
          intervalMs={INTERVAL_MS}
          labels={labels}
          onChoose={(index) => {
            if (slider.current) slider.current.slickGoTo(index);
            else setCurrentIndex(index);
          }}
          onTogglePause={() => setPausedByVisitor(!paused)}
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
