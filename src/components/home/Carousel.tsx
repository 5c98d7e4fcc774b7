import { graphql } from 'gatsby';
import { useRef, useState, type FocusEvent } from 'react';
import * as styles from './Carousel.module.css';
import { CarouselControls, INTERVAL_MS } from './CarouselControls';
import { FadeSlider, useFadeSlider } from './FadeSlider';
import { Slide } from './Slide';
import { useReducedMotion } from './useReducedMotion';

interface Props {
  page: Queries.CarouselPageFragment;
  labels: Queries.CarouselLabelsFragment;
  services: readonly Queries.CarouselServiceFragment[];
}

/** Returns the accessible name of a slide: `2 of 3: Websites`. */
function slideLabel(pattern: string, titles: string[], index: number): string {
  return (
    pattern
      .replace('{number}', String(index + 1))
      .replace('{count}', String(titles.length))
      // A function, because in a replacement string `$&` would insert the
      // match.
      .replace('{title}', () => titles[index] ?? '')
  );
}

/**
 * Focus on a link, or keyboard focus on a slide button, stops the slides. The
 * pause button must not: it also starts them.
 */
const stopsSlides = (focused: Element): boolean =>
  focused.matches('a, [aria-current]:focus-visible');

/**
 * Under reduced motion, slides stand still until a visitor presses Play. If
 * FadeSlider has failed, all slides are listed.
 */
export function Carousel({ page, labels, services }: Props) {
  const region = useRef<HTMLElement>(null);
  const reducedMotion = useReducedMotion();
  const [currentIndex, setCurrentIndex] = useState(0);
  // `undefined` until the visitor first presses the pause button.
  const [pausedByVisitor, setPausedByVisitor] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const paused = pausedByVisitor ?? reducedMotion;
  const playing = !paused && !hovered && !focused;
  const hasSeveralSlides = services.length > 1;

  const slider = useFadeSlider({
    region,
    enabled: hasSeveralSlides,
    playing,
    currentIndex,
    onChange: setCurrentIndex,
  });
  const { ready, failed } = slider;
  const moving = ready && playing;

  const titles = services.map(({ title }) => title);
  const wordWidths = services.map(({ widestWordWidth }) => widestWordWidth);

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const focusStaysInside = currentTarget.contains(relatedTarget);

    if (!focusStaysInside) setFocused(false);
  };

  return (
    <section
      ref={region}
      className={`container ${styles.carousel}`}
      aria-roledescription={labels.carousel}
      aria-label={page.slides.heading}
      data-widest={Math.max(...wordWidths)}
      onFocus={({ target }) => setFocused(stopsSlides(target))}
      onBlur={handleBlur}
    >
      <div
        className={failed ? styles.slideList : styles.slideBox}
        aria-live={moving ? 'off' : 'polite'}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
      >
        <FadeSlider
          slider={slider}
          interval={INTERVAL_MS}
          reducedMotion={reducedMotion}
        >
          {services.map((service, index) => (
            <Slide
              key={service.title}
              service={service}
              buttonText={page.slides.button}
              roleDescription={labels.slide}
              label={slideLabel(labels.slides, titles, index)}
              current={index === currentIndex}
              // Until the slider is ready, CSS hides the other slides or lists all
              // slides.
              inert={ready && index !== currentIndex}
            />
          ))}
        </FadeSlider>
      </div>

      {hasSeveralSlides && !failed && (
        <CarouselControls
          titles={services.map(({ titleHyphenated }) => titleHyphenated)}
          currentIndex={currentIndex}
          moving={moving}
          paused={paused}
          labels={labels}
          onChoose={slider.goTo}
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
