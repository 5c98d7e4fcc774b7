import { Drawing } from '../components/Drawing';
import * as styles from './SubmitButton.module.css';

/** `busyLabel` is the accessible name while the enquiry is being sent. */
type Props = { label: string; busyLabel: string | undefined; spinner: string };

/** A button with `disabled` would lose the focus. The spinner is always rendered, so that it loads before it is shown. */
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
