import { Drawing } from '../Drawing';
import { PageLink } from '../PageLink';
import * as styles from './Logo.module.css';

interface Props {
  className?: string;
  agency: { name: string; isWordmark: boolean };
  mark: string;
  /** The mark on light pages, if it has colours of its own there. */
  markOnPage?: string | null;
}

/** A link to Home: the mark and the agency's name. The name is visually hidden if the mark is a wordmark, which shows it. */
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
        <span className={agency.isWordmark ? 'sr-only' : styles.name}>{agency.name}</span>
      </div>
    </PageLink>
  );
}
