import { Fragment, type ReactNode } from 'react';
import { fallbackLink } from '../../api/src/enquiry';
import { Drawing } from '../components/Drawing';
import { Hyphenated } from '../components/Hyphenated';
import * as styles from './Alert.module.css';

interface Props {
  page: Queries.EnquiryFormFragment;
  agency: Queries.EnquiryFormAgencyFragment;
  /** What takes the alert away. Without scripts, a link does that leaves the alert's own address. */
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

/** The thanks for an enquiry that was sent (specification 8). */
export function Thanks({ page, ...props }: Props) {
  return (
    <Alert outcome="success" heading={page.thanks.heading} {...props}>
      <p>{page.thanks.text}</p>
      <Drawing className={styles.band} src={page.thanksBand} />
    </Alert>
  );
}

/**
 * What a visitor reads where the enquiry could not be sent; the way out is a mail (specification 8). One that was refused
 * for number (`tooMany`) can be sent later.
 */
export function Apology({ page, tooMany, ...props }: Props & { tooMany: boolean }) {
  const { heading, text, subject, later } = page.apology;
  const { email } = props.agency;
  return (
    <Alert outcome="failure" heading={heading} {...props}>
      <p>
        {text.split('{email}').map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <a href={fallbackLink(email, subject)}>{email}</a>}
            {part}
          </Fragment>
        ))}
      </p>
      {tooMany && later && <p>{later}</p>}
    </Alert>
  );
}
