import { Drawing } from '../components/Drawing';
import * as styles from './SubmitButton.module.css';

interface Props {
  label: string;
  /** Accessible name while the enquiry is being sent; `undefined` otherwise. */
  busyLabel: string | undefined;
  spinner: string;
}

/**
 * The Submit button. While sending, a spinner replaces the label, which still sets the button's width. `aria-disabled` instead of
 * `disabled` keeps the focus on the button. The spinner is always rendered, so that its drawing loads before it is shown.
 */
export function SubmitButton({ label, busyLabel, spinner }: Props) {
  const isBusy = busyLabel !== undefined;
  return (
    <div className={styles.submit}>
      <button className={styles.button} type="submit" aria-disabled={isBusy} aria-label={busyLabel}>
        <span className={styles.label}>{label}</span>
      </button>
      <Drawing className={styles.spinner} src={spinner} />
    </div>
  );
}
