import { Fragment, type ReactNode } from 'react';
import { fallbackLink } from '../../api/src/enquiry';
import { Drawing } from '../components/Drawing';
import { Hyphenated } from '../components/Hyphenated';
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
  heading: string;
  dismissal: Dismissal;
  children: ReactNode;
}

function Alert({ outcome, heading, dismissal, children }: AlertProps) {
  return (
    <div className={[styles.alert, styles[outcome]].join(' ')}>
      <Hyphenated as="h2" className={styles.heading}>
        {heading}
      </Hyphenated>
      {children}
      <Dismiss {...dismissal} />
    </div>
  );
}

interface ThanksProps {
  words: Queries.EnquiryFormFragment['thanks'];
  /** The address of the drawing of the band. */
  drawing: string;
  dismissal: Dismissal;
}

/** The thanks for an enquiry that was sent (specification 8). */
export function Thanks({ words, drawing, dismissal }: ThanksProps) {
  return (
    <Alert outcome="success" heading={words.heading} dismissal={dismissal}>
      <p>{words.text}</p>
      <Drawing className={styles.band} src={drawing} />
    </Alert>
  );
}

interface ApologyProps {
  words: Queries.EnquiryFormFragment['apology'];
  /** The company enquiry address. */
  email: string;
  /** Whether it was refused for number: it can be sent later. */
  tooMany: boolean;
  dismissal: Dismissal;
}

/** What a visitor reads where the enquiry could not be sent; the way out is a mail (specification 8). */
export function Apology({ words, email, tooMany, dismissal }: ApologyProps) {
  return (
    <Alert outcome="failure" heading={words.heading} dismissal={dismissal}>
      <p>
        {words.text.split('{email}').map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <a href={fallbackLink(email, words.subject)}>{email}</a>}
            {part}
          </Fragment>
        ))}
      </p>
      {tooMany && words.later && <p>{words.later}</p>}
    </Alert>
  );
}
