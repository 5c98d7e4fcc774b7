import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { fallbackLink } from '../../api/src/enquiry';
import { Drawing } from '../components/Drawing';
import { Hyphenated } from '../components/Hyphenated';
import * as styles from './Alert.module.css';
import type { Outcome } from './sendEnquiry';
import { Words } from '../components/Words';

interface Props {
  page: Queries.EnquiryFormFragment;
  agency: Queries.EnquiryFormAgencyFragment;
  /** Removes the alert. Without it, Dismiss is a link to another fragment, which hides an alert shown by `:target`. */
  onDismiss?: () => void;
}

interface AlertProps extends Omit<Props, 'page'> {
  outcome: 'success' | 'failure';
  heading: string;
  children: ReactNode;
}

function Alert({ outcome, heading, agency, onDismiss, children }: AlertProps) {
  const { dismiss } = agency.labels;
  return (
    <div className={`${styles.alert} ${styles[outcome]}`}>
      <Hyphenated as="h2" className={styles.heading}>
        {heading}
      </Hyphenated>
      {children}
      {onDismiss ? (
        <button className={styles.dismiss} type="button" onClick={onDismiss}>
          {dismiss}
        </button>
      ) : (
        <a className={styles.dismiss} href="#main">
          {dismiss}
        </a>
      )}
    </div>
  );
}

/** Thanks for an enquiry that was sent (requirement 22). */
export function Thanks({ page, ...props }: Props) {
  return (
    <Alert outcome="success" heading={page.thanks.heading} {...props}>
      <p>
        <Words>{page.thanks.text}</Words>
      </p>
      <Drawing className={styles.band} src={page.thanksBand} />
    </Alert>
  );
}

/** Asks the visitor to write a mail instead (requirement 23) or, after too many enquiries, to try later. */
function Apology({ page, tooMany, ...props }: Props & { tooMany: boolean }) {
  const { heading, text, subject, later } = page.apology;
  const { email } = props.agency;
  return (
    <Alert outcome="failure" heading={heading} {...props}>
      <p>
        {text.split('{email}').map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <a href={fallbackLink(email, subject)}>{email}</a>}
            <Words>{part}</Words>
          </Fragment>
        ))}
      </p>
      {tooMany && later && (
        <p>
          <Words>{later}</Words>
        </p>
      )}
    </Alert>
  );
}

interface OutcomeProps extends Required<Props> {
  outcome: Outcome | 'none';
  sending: boolean;
}

/** Live regions that announce that the enquiry is being sent, and its outcome. */
export function OutcomeAlert({ outcome, sending, ...alert }: OutcomeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== 'none') ref.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  return (
    <div ref={ref}>
      {/* A live region has to exist before its text. Without a role, because Orca reads "statusbar" for an empty status. */}
      <div aria-live="polite">
        {(sending || outcome === 'sent') && (
          <div role="status">
            {sending && <span className="sr-only">{alert.agency.labels.sending}</span>}
            {outcome === 'sent' && <Thanks {...alert} />}
          </div>
        )}
      </div>
      {(outcome === 'failed' || outcome === 'tooMany') && (
        <div role="alert">
          <Apology {...alert} tooMany={outcome === 'tooMany'} />
        </div>
      )}
    </div>
  );
}
