import { Drawing } from '../Drawing';
import { PageLink } from '../PageLink';
import * as styles from './Logo.module.css';

interface Props {
  className?: string;
  agency: { name: string; hasWordmark: boolean };
  logo: string;

  /**
   * URL of the logo's version for light pages, if it has one. The HTML has
   * both; CSS shows the one for the background.
   */
  logoOnPage?: string | null;
}

/** Maximum length of a name that fits beside the mark on a narrow phone. */
const LONG_NAME = 20;

/**
 * A link to Home (requirement 10). A wordmark shows the agency's name, so the
 * text beside it is for screen readers only.
 */
export function Logo({
  className,
  agency: { name, hasWordmark },
  logo,
  logoOnPage,
}: Props) {
  const classes = [
    'touch-target',
    styles.link,
    className,
    hasWordmark && styles.wordmark,
  ];

  return (
    <PageLink className={classes.filter(Boolean).join(' ')} to="/home">
      <div className={styles.row}>
        <Drawing
          className={
            logoOnPage ? `${styles.logo} ${styles.logoOnGround}` : styles.logo
          }
          src={logo}
        />
        {logoOnPage && (
          <Drawing
            className={`${styles.logo} ${styles.logoOnPage}`}
            src={logoOnPage}
          />
        )}
        <span
          className={hasWordmark ? 'sr-only' : styles.name}
          data-long={name.length > LONG_NAME || undefined}
        >
          {name}
        </span>
      </div>
    </PageLink>
  );
}
