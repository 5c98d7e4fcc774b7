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

/**
 * Under reduced motion, slides stand still until a visitor presses Play. If
 * react-slick can't load, all slides are listed.
 */
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
  const { SlickSlider, failed, slider } = useSlider({
    region,
    enabled,
    shouldPlay,
    currentIndex,
  });
  const moving = Boolean(SlickSlider) && shouldPlay;

  const slides = services.map((service, index) => (
    <Slide
      key={service.title}
      service={service}
      buttonText={page.slides.button}
      roleDescription={labels.slide}
      label={labels.slides
        .replace('{number}', String(index + 1))
        .replace('{count}', String(services.length))
        // A function, because in a replacement string `$&` would insert the
        // match.
        .replace('{title}', () => service.title)}
      current={index === currentIndex}
      // without react-slick, CSS hides the others or lists all
      inert={Boolean(SlickSlider) && index !== currentIndex}
    />
  ));

  return (
    <section
      ref={region}
      className={`container ${styles.carousel}`}
      aria-roledescription={labels.carousel}
      aria-label={page.slides.heading}
      data-widest={Math.max(
        ...services.map(({ widestWordWidth }) => widestWordWidth),
      )}
      // Focus on a link, or keyboard focus on a slide button, stops the slides.
      // The pause button must not: it also starts them.
      onFocus={({ target }) =>
        setFocused(target.matches('a, [aria-current]:focus-visible'))
      }
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
            accessibility={false} // only turns off the arrow keys
            // A mouse selects the text of a slide. Swiping on a touch screen
            // stays.
            draggable={false}
            initialSlide={currentIndex}
            autoplay={!reducedMotion}
            autoplaySpeed={INTERVAL_MS - 50} // react-slick adds 50 ms
            pauseOnHover={false}
            speed={reducedMotion ? 0 : 500} // duration of the fade in ms
            // otherwise, slickGoTo does nothing during a fade
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
