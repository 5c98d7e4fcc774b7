import { Drawing } from '../Drawing';
import { PageLink } from '../PageLink';
import * as styles from './Logo.module.css';

interface Props {
  className?: string;
  agency: { name: string };
  mark: string;
}

/** A link to Home: the mark and the agency's name. */
export function Logo({ className, agency, mark }: Props) {
  return (
    <PageLink className={className} to="/home">
      <div className={styles.logo}>
        <Drawing className={styles.mark} src={mark} />
        <span className={styles.name}>{agency.name}</span>
      </div>
    </PageLink>
  );
}
