import type { ReactNode } from 'react';
import { ALERTS, fallbackLink } from '../../api/src/enquiry';
import { Drawing } from '../components/Drawing';
import * as styles from './Alert.module.css';

/** What takes an alert away: a button, or, without scripts, a link that leaves the alert's own address. */
type Dismissal = { label: string } & ({ onDismiss: () => void } | { href: string });

function Dismiss({ label, ...way }: Dismissal) {
  return 'href' in way ? (
    <a className={styles.dismiss} href={way.href}>
      {label}
    </a>
  ) : (
    <button className={styles.dismiss} type="button" onClick={way.onDismiss}>
      {label}
    </button>
  );
}

interface AlertProps {
  outcome: 'success' | 'failure';
  dismissal: Dismissal;
  children: ReactNode;
}

function Alert({ outcome, dismissal, children }: AlertProps) {
  return (
    <div className={[styles.alert, styles[outcome]].join(' ')}>
      <h2 className={styles.heading}>{ALERTS[outcome].heading}</h2>
      {children}
      <Dismiss {...dismissal} />
    </div>
  );
}

interface ThanksProps {
  /** The address of the drawing of the band. */
  drawing: string;
  dismissal: Dismissal;
}

/** The thanks for an enquiry that was sent (specification 8). */
export function Thanks({ drawing, ...rest }: ThanksProps) {
  return (
    <Alert outcome="success" {...rest}>
      <p>{ALERTS.success.text}</p>
      <Drawing className={styles.band} src={drawing} />
    </Alert>
  );
}

interface ApologyProps {
  /** The company enquiry address. */
  email: string;
  dismissal: Dismissal;
}

/** What a visitor reads where the enquiry could not be sent; the way out is a mail (specification 8). */
export function Apology({ email, ...rest }: ApologyProps) {
  const [before, after] = ALERTS.failure.text.split('{email}');
  return (
    <Alert outcome="failure" {...rest}>
      <p>
        {before}
        <a href={fallbackLink(email)}>{email}</a>
        {after}
      </p>
    </Alert>
  );
}
