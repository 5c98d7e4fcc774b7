import { graphql } from 'gatsby';
import { ENDPOINT, FIELDS, HONEYPOT } from '../../api/src/enquiry';
import { PageLink } from '../components/PageLink';
import { OutcomeAlert, Thanks } from './Alert';
import * as styles from './EnquiryForm.module.css';
import { EnquiryField } from './EnquiryField';
import { SubmitButton } from './SubmitButton';
import { useEnquiryForm, type EnquiryFormProps } from './useEnquiryForm';

/** The contact form (requirements 16 to 26). Without scripts it posts to the function, which redirects to `/contact#sent`. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { page, agency } = props;
  const form = useEnquiryForm(props);
  const { formRef, outcome, errors, submitCount, getFieldProps, readFields } = form;
  // Formik's isSubmitting is already true while it validates.
  const sending = form.isSubmitting && !form.isValidating;

  return (
    <div>
      {/* For a form post without scripts: CSS shows it while it is the `:target`. With scripts, OutcomeAlert thanks. */}
      {submitCount === 0 && (
        <div id="sent" className={styles.sent}>
          <Thanks {...props} />
        </div>
      )}
      <form
        ref={formRef}
        className={styles.form}
        method="post"
        action={ENDPOINT}
        noValidate
        // Some autofills change several fields but send an event for one of them only.
        onChangeCapture={readFields}
        onBlurCapture={readFields}
        onSubmit={form.submit}
      >
        {FIELDS.map((name) => (
          <EnquiryField
            key={name}
            name={name}
            label={page.form[name]}
            error={errors[name]}
            readOnly={sending}
            input={getFieldProps(name)}
          />
        ))}
        <div className={styles.honeypot} aria-hidden="true">
          <input {...getFieldProps(HONEYPOT)} tabIndex={-1} autoComplete="off" />
        </div>
        <SubmitButton
          label={page.form.submit}
          busyLabel={sending ? agency.labels.sending : undefined}
          spinner={agency.spinner}
        />
        <p className={styles.note}>
          {page.form.note} <PageLink to="/privacy">{page.form.noteLink}</PageLink>
        </p>
      </form>
      <OutcomeAlert {...props} outcome={outcome} sending={sending} onDismiss={form.dismiss} />
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
