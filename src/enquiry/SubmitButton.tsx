import { Drawing } from '../components/Drawing';
import * as styles from './SubmitButton.module.css';

interface Props {
  label: string;
  /** What the button is called while the enquiry is on its way. */
  sending: string | undefined;
  /** The address of the drawing that turns meanwhile. */
  spinner: string;
}

/**
 * Submit. While sending, the spinner turns in place of the label; the label still gives the button its width. It stays
 * focusable, so that a keyboard's focus is not lost. The drawing is there from the start, so that it never comes late.
 */
export function SubmitButton({ label, sending, spinner }: Props) {
  const busy = sending !== undefined;
  return (
    <div className={styles.submit}>
      <button className={styles.button} type="submit" aria-disabled={busy} aria-label={sending}>
        <span className={styles.label}>{label}</span>
      </button>
      <Drawing className={styles.spinner} src={spinner} />
    </div>
  );
}
