import { graphql } from 'gatsby';
import { ENDPOINT, FIELDS, HONEYPOT } from '../../api/src/enquiry';
import { PageLink } from '../components/PageLink';
import { OutcomeAlert, Thanks } from './Alert';
import * as styles from './EnquiryForm.module.css';
import { Field } from './Field';
import { SubmitButton } from './SubmitButton';
import { useEnquiryForm } from './useEnquiryForm';

interface Props {
  page: Queries.EnquiryFormFragment;
  agency: Queries.EnquiryFormAgencyFragment;
}

/**
 * The contact form (specification 2, 4, 5). Until it is hydrated it is a plain form that posts to the function, which
 * redirects to `#sent`.
 */
export function EnquiryForm({ page, agency }: Props) {
  const formik = useEnquiryForm(page, agency);
  const { form, outcome, errors, submitCount, getFieldProps, readFields } = formik;
  // Not while Formik validates: a refused Submit sends nothing.
  const sending = formik.isSubmitting && !formik.isValidating;

  return (
    <div>
      {/* The thanks after a post without scripts, shown while it is the target. A Submit has its own alert. */}
      {submitCount === 0 && (
        <div id="sent" className={styles.sent}>
          <Thanks page={page} agency={agency} />
        </div>
      )}
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={ENDPOINT}
        noValidate
        onChangeCapture={readFields}
        onBlurCapture={readFields}
        onSubmit={formik.submit}
      >
        {FIELDS.map((name) => (
          <Field
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
          sending={sending ? agency.labels.sending : undefined}
          spinner={agency.spinner}
        />
        <p className={styles.note}>
          {page.form.note} <PageLink to="/privacy">{page.form.noteLink}</PageLink>
        </p>
      </form>
      <OutcomeAlert
        page={page}
        agency={agency}
        outcome={outcome}
        sending={sending}
        onDismiss={formik.dismiss}
      />
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
