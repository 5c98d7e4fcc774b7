import type { FocusEventHandler } from 'react';
import * as styles from './CarouselControls.module.css';
import { limitToTwoLines } from './limitToTwoLines';

/** How long each slide is shown (requirement 14). */
export const INTERVAL_MS = 2000;

interface Props {
  services: Queries.CarouselFragment['allService']['nodes'];
  currentIndex: number;
  moving: boolean;
  paused: boolean;
  labels: Queries.CarouselFragment['agency']['labels'];
  stopOnFocus: { onFocus: FocusEventHandler; onBlur: FocusEventHandler };
  onChoose: (index: number) => void;
  onTogglePause: () => void;
}

/** A button for each slide, with a progress bar that fills while the slide is shown, and the pause button. */
export function CarouselControls(props: Props) {
  const { currentIndex, moving, paused, labels } = props;
  return (
    <div className={styles.controls}>
      <div className={styles.slides} role="group" aria-label={labels.choose} {...props.stopOnFocus}>
        {props.services.map(({ titleHyphenated: title }, index) => (
          <button
            key={title}
            type="button"
            aria-current={index === currentIndex}
            onClick={() => props.onChoose(index)}
          >
            <span className={styles.progress}>
              {index === currentIndex && (
                <span
                  className={moving ? styles.filling : styles.full}
                  // The HTML must have no style attribute: the CSP would need 'unsafe-hashes'. On the server, `moving` is false.
                  style={moving ? { animationDuration: `${INTERVAL_MS}ms` } : undefined}
                />
              )}
            </span>
            {limitToTwoLines(title)}
          </button>
        ))}
      </div>
      <button className={styles.pause} type="button" onClick={props.onTogglePause}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path
            d={paused ? 'M5 1L16 8L5 15Z' : 'M4 1H8V15H4ZM12 1H16V15H12Z'}
            fill="currentColor"
          />
        </svg>
        <span className="sr-only">{paused ? labels.play : labels.pause}</span>
      </button>
    </div>
  );
}
