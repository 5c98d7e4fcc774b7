import { graphql } from 'gatsby';
import type { FocusEventHandler } from 'react';
import * as styles from './CarouselControls.module.css';
import { twoLines } from './twoLines';

interface Props {
  titles: string[];
  current: number;
  /** Whether the time of the current slide is running. */
  moving: boolean;
  paused: boolean;
  /** How long each slide is shown, in milliseconds. */
  interval: number;
  labels: Queries.CarouselControlsFragment;
  /** What stops the time while the focus is on the buttons that choose a slide. */
  hold: { onFocus: FocusEventHandler; onBlur: FocusEventHandler };
  onChoose: (index: number) => void;
  onToggle: () => void;
}

/** A text button for each slide, with a bar that fills in the slide's time, and the pause button. */
export function CarouselControls(props: Props) {
  const { titles, current, moving, paused, interval, labels, hold, onChoose, onToggle } = props;
  return (
    <div className={styles.controls}>
      <div className={styles.slides} role="group" aria-label={labels.choose} {...hold}>
        {titles.map((title, index) => (
          <button
            key={title}
            type="button"
            aria-current={index === current}
            onClick={() => onChoose(index)}
          >
            <span className={styles.bar}>
              {index === current && (
                <span
                  className={moving ? styles.filling : styles.full}
                  // Not in the server's HTML, where the page's policy would block a style attribute: nothing moves there.
                  style={moving ? { animationDuration: `${interval}ms` } : undefined}
                />
              )}
            </span>
            {twoLines(title)}
          </button>
        ))}
      </div>
      <button className={styles.pause} type="button" onClick={onToggle}>
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

export const query = graphql`
  fragment CarouselControls on AgencyLabels {
    choose
    pause
    play
  }
`;
