import { RELOAD_NOTICE } from '../../browser/reloadNotice';
import * as styles from './ReloadNotice.module.css';

interface Props {
  text: string;
  button: string;
  /** The page's own address: a plain form that asks for it loads it again, and needs none of the lost scripts. */
  path: string;
}

/** A short notice for a visitor whose page has lost one of its scripts. The page below stays readable and its links work. */
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
