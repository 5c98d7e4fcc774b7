import { graphql } from 'gatsby';
import { HONEYPOT } from '../../api/src/enquiry';
import { PageLink } from '../components/PageLink';
import { Thanks } from './Alert';
import * as styles from './EnquiryForm.module.css';
import { Field } from './Field';
import { SubmitButton } from './SubmitButton';
import { IDLE, useEnquiry } from './useEnquiry';

interface Props {
  page: Queries.EnquiryFormFragment;
  agency: Queries.EnquiryFormAgencyFragment;
}

/**
 * The contact form (specification 2, 4, 5). As the server renders it, it is a plain form that posts to the function
 * and comes back to `#sent`; scripts add the check and the sending. The fields keep their own text, so what was typed
 * or filled in before the scripts came stays.
 */
export function EnquiryForm(props: Props) {
  const { page, agency } = props;
  const { state, loaded, prepare, submit, show } = useEnquiry();
  const { errors, sending } = state;

  return (
    <div>
      {/* The thanks of a post without scripts, shown where it is the target; a scripted attempt has its own alert. */}
      {state === IDLE && (
        <div id="sent" className={styles.sent}>
          <Thanks {...props} />
        </div>
      )}
      <form
        className={styles.form}
        method="post"
        action="/api/sendEmail"
        noValidate
        onFocus={prepare}
        onSubmit={submit}
      >
        <Field name="name" label={page.form.name} error={errors.name} />
        <Field name="email" label={page.form.email} error={errors.email} />
        <Field name="phone" label={page.form.phone} error={errors.phone} />
        <Field name="message" label={page.form.message} error={errors.message} />
        <div className={styles.honeypot} aria-hidden="true">
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </div>
        <SubmitButton
          label={page.form.submit}
          sending={sending ? agency.labels.sending : undefined}
          spinner={agency.spinner}
        />
        <p className={styles.note}>
          {page.form.note} <PageLink to="/privacy">{page.form.noteLink}</PageLink>
        </p>
      </form>
      {loaded && <loaded.FormikEnquiry {...props} {...loaded} sending={sending} show={show} />}
    </div>
  );
}

export const query = graphql`
  fragment EnquiryForm on ContactPage {
    form {
      name
      email
      phone
      message
      submit
      note
      noteLink
    }
    errors {
      name
      email
      phone
      message
      tooLong
    }
    thanks {
      heading: headingHyphenated
      text
    }
    apology {
      heading: headingHyphenated
      text
      subject
      later
    }
    mail {
      subject
    }
    thanksBand
  }

  fragment EnquiryFormAgency on Agency {
    email
    language
    spinner
    labels {
      dismiss
      sending
    }
  }
`;
