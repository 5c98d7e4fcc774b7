import { NOTICE_ID } from '../../browser/reloadNotice';
import * as styles from './ReloadNotice.module.css';

interface Props {
  path: string;
  text: string;
  button: string;
}

/**
 * Hidden until reloadNotice.ts shows it, which may be before hydration. A form
 * reloads the page even if no script has loaded.
 */
export const ReloadNotice = ({ path, text, button }: Props) => (
  <div
    id={NOTICE_ID}
    className={styles.box}
    role="alert"
    hidden
    suppressHydrationWarning
  >
    <p>{text}</p>
    <form action={path}>
      <button type="submit">{button}</button>
    </form>
  </div>
);
