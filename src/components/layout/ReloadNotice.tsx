import { NOTICE_ID } from '../../browser/reloadNotice';
import * as styles from './ReloadNotice.module.css';

type Props = { text: string; button: string; path: string };

/** A form reloads the page, even if no script has loaded. reloadNotice.ts may show the notice before hydration. */
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
