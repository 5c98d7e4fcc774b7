import { graphql } from 'gatsby';
import {
  ENDPOINT,
  FIELDS,
  HONEYPOT_ATTRIBUTES,
  HONEYPOT_FIELD,
} from '../../shared/enquiry';
import { Drawing } from '../components/Drawing';
import { PageLink } from '../components/PageLink';
import { OutcomeAlert, Thanks } from './Alert';
import * as styles from './EnquiryForm.module.css';
import { EnquiryField } from './EnquiryField';
import * as submitStyles from './SubmitButton.module.css';
import { useEnquiryForm, type EnquiryFormProps } from './useEnquiryForm';

/**
 * The contact form (requirements 16 to 26). Without scripts the browser posts
 * it and shows the function's answer.
 */
export function EnquiryForm({ page, agency }: EnquiryFormProps) {
  const { formRef, ...form } = useEnquiryForm({ page, agency });

  return (
    <div>
      {/* The thanks for a form post without scripts: CSS shows them only as
          `:target`. A Submit with scripts removes them. */}
      {form.submitCount === 0 && (
        <div id="sent" className={styles.sent}>
          <Thanks page={page} agency={agency} />
        </div>
      )}
      <div className={styles.stage}>
        <form
          ref={formRef}
          className={styles.form}
          hidden={form.outcome === 'sent'}
          method="post"
          action={ENDPOINT}
          noValidate
          onInput={form.rememberTexts}
          onSubmit={form.submit}
        >
          {FIELDS.map((field) => (
            <EnquiryField
              key={field}
              name={field}
              label={page.form[field]}
              form={form}
            />
          ))}
          <div className={styles.honeypot} aria-hidden="true">
            <input name={HONEYPOT_FIELD} {...HONEYPOT_ATTRIBUTES} />
          </div>
          <div className={submitStyles.submit}>
            {/* Not `disabled`: the button would lose the focus. */}
            <button
              className={submitStyles.button}
              type="submit"
              aria-disabled={form.sending}
              aria-label={form.sending ? agency.labels.sending : undefined}
            >
              <span className={submitStyles.label}>{page.form.submit}</span>
            </button>
            {/* The spinner is always rendered, so that it is loaded before the
              form sends and CSS shows it. */}
            <Drawing className={submitStyles.spinner} src={agency.spinner} />
          </div>
          <p className={styles.note}>
            {page.form.note}{' '}
            <PageLink to="/privacy">{page.form.noteLink}</PageLink>
          </p>
        </form>
        <OutcomeAlert page={page} agency={agency} form={form} />
      </div>
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
    phone
    phoneUri
    booking {
      label
      address
    }
    language
    spinner
    labels {
      dismiss
      sending
    }
  }
`;
