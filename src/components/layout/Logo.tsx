import { Drawing } from '../Drawing';
import * as styles from './Logo.module.css';

interface Props {
  name: string;
  mark: string;
}

/** The wordmark: three threads merging, then the agency's name. */
export function Logo({ name, mark }: Props) {
  return (
    <span className={styles.logo}>
      <Drawing className={styles.mark} src={mark} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
