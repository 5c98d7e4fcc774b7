import { Drawing } from '../Drawing';
import { PageLink } from '../PageLink';
import * as styles from './Logo.module.css';
import { Words } from '../Words';

interface Props {
  className?: string;
  agency: { name: string; isWordmark: boolean };
  /** URL of the mark on the ground. */
  mark: string;
  /** URL of the mark for light pages, if it differs from `mark`. */
  markOnPage?: string | null;
}

/** Link to Home with the mark and the agency's name. Beside a wordmark, the name is visually hidden. */
export function Logo({ className, agency, mark, markOnPage }: Props) {
  const classes = [className, agency.isWordmark && styles.wordmark].filter(Boolean);
  return (
    <PageLink className={classes.join(' ')} to="/home">
      <div className={styles.logo}>
        <Drawing
          className={markOnPage ? `${styles.mark} ${styles.onGround}` : styles.mark}
          src={mark}
        />
        {markOnPage && <Drawing className={`${styles.mark} ${styles.onPage}`} src={markOnPage} />}
        <span className={agency.isWordmark ? 'sr-only' : styles.name}>
          <Words>{agency.name}</Words>
        </span>
      </div>
    </PageLink>
  );
}
