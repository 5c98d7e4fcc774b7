import { RELOAD_NOTICE } from '../../browser/reloadNotice';
import * as styles from './ReloadNotice.module.css';

interface Props {
  text: string;
  button: string;
  /** Address of the page. The button submits a plain form to it, which reloads the page without scripts. */
  path: string;
}

/** A notice with a Reload button, shown if a script could not be loaded (requirement 9). */
export function ReloadNotice({ text, button, path }: Props) {
  return (
    <div id={RELOAD_NOTICE} className={styles.notice} role="alert" hidden suppressHydrationWarning>
      <p>{text}</p>
      <form action={path}>
        <button type="submit">{button}</button>
      </form>
    </div>
  );
}
