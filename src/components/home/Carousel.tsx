import { graphql } from 'gatsby';
import { useRef, useState } from 'react';
import * as styles from './Carousel.module.css';
import { CarouselControls, INTERVAL_MS } from './CarouselControls';
import { Slide } from './Slide';
import { useReducedMotion, useSlider } from './useSlider';

interface Props {
  page: Queries.CarouselPageFragment;
  labels: Queries.CarouselLabelsFragment;
  services: readonly Queries.CarouselServiceFragment[];
}

/** Under reduced motion, slides stand still until the visitor presses Play. If react-slick fails to load, all are listed. */
export function Carousel({ page, labels, services }: Props) {
  const region = useRef<HTMLElement>(null);
  const reducedMotion = useReducedMotion();
  const [currentIndex, setCurrentIndex] = useState(0);
  const [pausedByVisitor, setPausedByVisitor] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = pausedByVisitor ?? reducedMotion;
  const shouldPlay = !paused && !hovered && !focused;
  const enabled = services.length > 1;
  const { SlickSlider, failed, slider } = useSlider({ region, enabled, shouldPlay, currentIndex });
  const moving = Boolean(SlickSlider) && shouldPlay;

  const slides = services.map((service, index) => (
    <Slide
      key={service.title}
      service={service}
      button={page.slides.button}
      roleDescription={labels.slide}
      label={labels.slides
        .replace('{number}', String(index + 1))
        .replace('{count}', String(services.length))
        // A function, because `$&` in a replacement string would be interpreted.
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
      data-widest={Math.max(...services.map(({ widestWordWidth }) => widestWordWidth))}
      // Focus on a link, or keyboard focus on a slide button, stops the slides. Focus on the pause button or a slide doesn't.
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
            // react-slick adds 50 ms.
            autoplaySpeed={INTERVAL_MS - 50}
            pauseOnHover={false}
            speed={reducedMotion ? 0 : 500}
            waitForAnimate={false}
            beforeChange={(_, next) => setCurrentIndex(next)}
          >
            {slides}
          </SlickSlider>
        ) : (
          slides
        )}
      </div>
      {!failed && enabled && (
        <CarouselControls
          titles={services.map(({ titleHyphenated }) => titleHyphenated)}
          currentIndex={currentIndex}
          moving={moving}
          paused={paused}
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
    widestWordWidth
  }
`;
