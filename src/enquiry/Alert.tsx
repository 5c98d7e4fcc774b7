import {
  Fragment,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { mailtoLink } from '../../shared/enquiry';
import { ButtonLink } from '../components/ButtonLink';
import { Drawing } from '../components/Drawing';
import { Hyphenated } from '../components/Hyphenated';
import * as styles from './Alert.module.css';
import type { EnquiryFormProps, EnquiryFormState } from './useEnquiryForm';

/**
 * Without `onDismiss`, Dismiss is a link to `#main`. It closes the thanks for a
 * form that was posted without scripts: CSS shows these thanks only while
 * `#sent` is the `:target`.
 */
type Props = EnquiryFormProps & { onDismiss?: () => void };
type AlertProps = Props & {
  look: 'success' | 'failure';
  heading: string;
  drawing?: ReactNode;
  children: ReactNode;
};

/**
 * The visitor may still hold the key that has sent the form when the thanks
 * appear. It must not dismiss them unseen.
 */
function ignoreHeldKey(event: KeyboardEvent) {
  const wouldPress = event.key === 'Enter' || event.key === ' ';

  if (event.repeat && wouldPress) event.preventDefault();
}

function Alert(props: AlertProps) {
  const { look, heading, drawing, agency, onDismiss, children } = props;

  return (
    <div className={`${styles.alert} ${styles[look]}`}>
      <Hyphenated as="h2" className="h3" text={heading} />
      {children}
      {onDismiss ? (
        <button
          className={`touch-target ${styles.dismiss}`}
          type="button"
          onClick={onDismiss}
          onKeyDown={ignoreHeldKey}
        >
          {agency.labels.dismiss}
        </button>
      ) : (
        <a className={`touch-target ${styles.dismiss}`} href="#main">
          {agency.labels.dismiss}
        </a>
      )}
      {drawing}
    </div>
  );
}

export function Thanks(props: Props) {
  const { thanks, thanksBand } = props.page;
  const { booking } = props.agency;

  return (
    <Alert
      look="success"
      heading={thanks.heading}
      drawing={<Drawing className={styles.band} src={thanksBand} />}
      {...props}
    >
      <p>{thanks.text}</p>
      {booking && (
        <ButtonLink to={booking.address} look="bright" text={booking.label} />
      )}
    </Alert>
  );
}

/** Asks the visitor to write a mail (requirement 23), or to call. */
function Apology({ rateLimited, ...props }: Props & { rateLimited: boolean }) {
  const { heading, text, subject, later } = props.page.apology;
  const { email, phone, phoneUri } = props.agency;

  return (
    <Alert look="failure" heading={heading} {...props}>
      <p>
        {text.split('{email}').map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <a href={mailtoLink(email, subject)}>{email}</a>}
            {part}
          </Fragment>
        ))}
      </p>
      {phoneUri && (
        <a className="touch-target" href={phoneUri}>
          {phone}
        </a>
      )}
      {rateLimited && later && <p>{later}</p>}
    </Alert>
  );
}

/**
 * Announces in live regions that the enquiry is being sent, and its outcome.
 * Scrolls the outcome into view. The thanks take the place of the form, and the
 * focus if the form had it.
 */
export function OutcomeAlert({
  form,
  ...props
}: EnquiryFormProps & { form: EnquiryFormState }) {
  const { outcome, sending, dismiss } = form;
  const ref = useRef<HTMLDivElement>(null);

  // A layout effect, because the browser takes the focus from a hidden form when
  // it renders the page.
  useLayoutEffect(() => {
    const element = ref.current;

    if (outcome === 'none' || !element) return;

    element.scrollIntoView({ block: 'nearest' });
    // The alert may be higher than the window.
    element.querySelector('h2')?.scrollIntoView({ block: 'nearest' });

    const hiddenFormWithFocus = document.activeElement?.closest('form[hidden]');

    if (hiddenFormWithFocus)
      element.querySelector('button')?.focus({ preventScroll: true });
  }, [outcome]);

  return (
    <div ref={ref} className={outcome === 'sent' ? styles.instead : undefined}>
      {/* Screen readers always announce a new alert, but a new status only in a
          live region that is already on the page. The region has no role of its
          own: the screen reader Orca would read an empty status as
          "statusbar". */}
      <div aria-live="polite">
        {(sending || outcome === 'sent') && (
          <div role="status">
            {sending && (
              <span className="sr-only">{props.agency.labels.sending}</span>
            )}
            {outcome === 'sent' && <Thanks {...props} onDismiss={dismiss} />}
          </div>
        )}
      </div>
      {(outcome === 'failed' || outcome === 'rateLimited') && (
        <div role="alert">
          <Apology
            {...props}
            rateLimited={outcome === 'rateLimited'}
            onDismiss={dismiss}
          />
        </div>
      )}
    </div>
  );
}
