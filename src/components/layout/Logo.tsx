import { Drawing } from '../Drawing';
import { PageLink } from '../PageLink';
import * as styles from './Logo.module.css';
import { PlainText } from '../PlainText';

interface Props {
  className?: string;
  agency: { name: string; isWordmark: boolean };
  mark: string;
  /** URL of the logo on a light background, if it differs from `mark`. Both are in the HTML; CSS shows the one that fits. */
  markOnPage?: string | null;
}

/** A link to Home. A wordmark shows the agency's name itself, so the text beside it is for screen readers only. */
export function Logo({ className, agency: { name, isWordmark }, mark, markOnPage }: Props) {
  const classes = ['touch-target', styles.link, className, isWordmark && styles.wordmark];
  return (
    <PageLink className={classes.filter(Boolean).join(' ')} to="/home">
      <div className={styles.logo}>
        <Drawing
          className={markOnPage ? `${styles.mark} ${styles.markOnGround}` : styles.mark}
          src={mark}
        />
        {markOnPage && (
          <Drawing className={`${styles.mark} ${styles.markOnPage}`} src={markOnPage} />
        )}
        <PlainText as="span" className={isWordmark ? 'sr-only' : styles.name} text={name} />
      </div>
    </PageLink>
  );
}
