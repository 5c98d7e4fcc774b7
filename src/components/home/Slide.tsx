import { graphql } from 'gatsby';
import { ButtonLink } from '../ButtonLink';
import * as controls from './CarouselControls.module.css';
import { Drawing } from '../Drawing';
import { Hyphenated } from '../Hyphenated';
import { limitToTwoLines } from './limitToTwoLines';
import * as styles from './Slide.module.css';
import { PlainText } from '../PlainText';

interface SlideProps {
  service: Queries.SlideFragment;
  button: string;
  roleDescription: string;
  label: string;
  current: boolean;
  inert: boolean;
}

export function Slide({ service, button, roleDescription, label, current, inert }: SlideProps) {
  if (!service.slide) return null;
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={roleDescription}
      aria-label={label}
      data-colour={service.colour}
      data-current={current}
      inert={inert}
    >
      <div className={styles.text}>
        <Hyphenated as="h2" text={service.titleHyphenated} />
        <PlainText as="p" text={service.slide.text} />
        <ButtonLink to="/about" look="outline" text={button} />
      </div>
      <Drawing className={styles.drawing} src={service.slide.drawing} />
    </div>
  );
}

/** How long each slide is shown (requirement 14). */
export const INTERVAL_MS = 2000;

interface ControlsProps {
  titles: string[];
  currentIndex: number;
  moving: boolean;
  paused: boolean;
  labels: Queries.CarouselControlsFragment;
  onChoose: (index: number) => void;
  onTogglePause: () => void;
}

export function CarouselControls(props: ControlsProps) {
  const { titles, currentIndex, moving, paused, labels } = props;
  const icon = paused ? 'M5 1L16 8L5 15Z' : 'M4 1H8V15H4ZM12 1H16V15H12Z';
  return (
    <div className={controls.controls}>
      <div className={controls.slides} role="group" aria-label={labels.choose}>
        {titles.map((title, index) => (
          <button
            key={title}
            type="button"
            aria-current={index === currentIndex}
            onClick={() => props.onChoose(index)}
          >
            <span className={controls.progress}>
              {index === currentIndex && (
                <span
                  className={moving ? controls.filling : controls.full}
                  // The HTML must have no style attribute: the CSP would need 'unsafe-hashes'. On the server, `moving` is false.
                  style={moving ? { animationDuration: `${INTERVAL_MS}ms` } : undefined}
                />
              )}
            </span>
            {limitToTwoLines(title)}
          </button>
        ))}
      </div>
      <button className={controls.pause} type="button" onClick={props.onTogglePause}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d={icon} fill="currentColor" />
        </svg>
        <span className="sr-only">{paused ? labels.play : labels.pause}</span>
      </button>
    </div>
  );
}

export const query = graphql`
  fragment Slide on Service {
    titleHyphenated
    colour
    slide {
      text
      drawing
    }
  }
  fragment CarouselControls on AgencyLabels {
    choose
    pause
    play
  }
`;
