import { graphql } from 'gatsby';
import * as styles from './CarouselControls.module.css';
import { limitToTwoLines } from './limitToTwoLines';

/** How long each slide is shown (requirement 14). */
export const INTERVAL_MS = 2000;

const PLAY_ICON = 'M5 1L16 8L5 15Z';
const PAUSE_ICON = 'M4 1H8V15H4ZM12 1H16V15H12Z';

interface Props {
  titles: string[];
  currentIndex: number;

  /** Whether the slides change by themselves now. */
  moving: boolean;

  /** Whether the button says Play. Hovering stops the slides without this. */
  paused: boolean;
  labels: Queries.CarouselControlsFragment;
  onChoose: (index: number) => void;
  onTogglePause: () => void;
}

export function CarouselControls(props: Props) {
  const { titles, currentIndex, moving, paused, labels } = props;

  return (
    <div className={styles.controls}>
      <div
        className={styles.slideButtons}
        role="group"
        aria-label={labels.choose}
      >
        {titles.map((title, index) => (
          <button
            key={title}
            type="button"
            aria-current={index === currentIndex}
            onClick={() => props.onChoose(index)}
          >
            <span className={styles.progress}>
              {index === currentIndex && <ProgressBar moving={moving} />}
            </span>
            {limitToTwoLines(title)}
          </button>
        ))}
      </div>

      <button
        className={styles.pause}
        type="button"
        onClick={props.onTogglePause}
      >
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          aria-hidden="true"
          focusable="false"
        >
          <path d={paused ? PLAY_ICON : PAUSE_ICON} fill="currentColor" />
        </svg>
        <span className="sr-only">{paused ? labels.play : labels.pause}</span>
      </button>
    </div>
  );
}

/** Fills while its slide is shown. It is full while the slides stand still. */
function ProgressBar({ moving }: { moving: boolean }) {
  if (!moving) return <span className={styles.full} />;

  // The CSP blocks style attributes in the server's HTML, but lets scripts set
  // styles. On the server, `moving` is false.
  const style = { animationDuration: `${INTERVAL_MS}ms` };

  return <span className={styles.filling} style={style} />;
}

export const query = graphql`
  fragment CarouselControls on AgencyLabels {
    choose
    pause
    play
  }
`;
