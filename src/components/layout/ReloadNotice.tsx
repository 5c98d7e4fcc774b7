import { NOTICE_ID } from '../../browser/reloadNotice';
import * as styles from './ReloadNotice.module.css';

interface Props {
  text: string;
  button: string;
  /** Path of the page. The button submits a form to it, which loads the page again, even if no script has loaded. */
  path: string;
}

/**
 * A notice with a Reload button, shown if a script could not be loaded (requirement 9).
 * reloadNotice.ts may have shown it before hydration, hence `suppressHydrationWarning`.
 */
export function ReloadNotice({ text, button, path }: Props) {
  return (
    <div id={NOTICE_ID} className={styles.notice} role="alert" hidden suppressHydrationWarning>
      <p>{text}</p>
      <form action={path}>
        <button type="submit">{button}</button>
      </form>
    </div>
  );
}
