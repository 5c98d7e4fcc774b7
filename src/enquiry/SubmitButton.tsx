import { Drawing } from '../components/Drawing';
import * as styles from './SubmitButton.module.css';

interface Props {
  label: string;
  /** Accessible name while the enquiry is being sent; `undefined` otherwise. */
  sending: string | undefined;
  /** Address of the spinner's drawing. */
  spinner: string;
}

/**
 * The Submit button. While sending, a spinner covers the label, which still sets the button's width. `aria-disabled` instead of
 * `disabled` keeps the focus. The spinner is always rendered, so that its drawing is loaded before it is needed.
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
