import { useFormik } from 'formik';
import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { EMPTY_ENQUIRY, HONEYPOT, type Enquiry, type FieldErrors } from '../../api/src/enquiry';
import { validateEnquiry } from '../../api/src/enquiryRules';
import { Apology, Thanks } from './Alert';
import { BotCheckContext } from './BotCheckProvider';
import { sendEnquiry } from './sendEnquiry';

/** What the fields and the button show of an enquiry. */
export interface EnquiryState {
  errors: FieldErrors;
  sending: boolean;
}

interface Props {
  form: HTMLFormElement;
  page: Queries.EnquiryFormFragment;
  agency: Queries.EnquiryFormAgencyFragment;
  /** Whether Submit was pressed and has no answer: when it becomes true, the enquiry is checked and sent. */
  sending: boolean;
  show: (state: EnquiryState) => void;
}

/** The elements hold the text: what the browser filled in is there too, whether or not it said so. */
const textOf = (form: HTMLFormElement) =>
  // Each of its controls holds text.
  Object.fromEntries(new FormData(form)) as Enquiry & Record<typeof HONEYPOT, string>;

/** 128 random bits. `crypto.randomUUID` is missing where a page is not served over TLS; this is there always. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Formik's part of the form: checks, sends, and shows the alert. It arrives after the fields and leaves them alone. */
export function FormikEnquiry({ form, page, agency, sending, show }: Props) {
  const askForToken = useContext(BotCheckContext);
  const key = useRef<string>(undefined);
  const outcome = useRef<HTMLDivElement>(null);
  const { errors, isSubmitting, status, submitCount, setStatus, submitForm } = useFormik({
    initialValues: EMPTY_ENQUIRY,
    validate: () =>
      validateEnquiry(textOf(form), { errors: page.errors, language: agency.language }),
    onSubmit: async () => {
      const { [HONEYPOT]: honeypot, ...enquiry } = textOf(form);
      const payload = { to: agency.email, subject: page.mail.subject, ...enquiry };
      const envelope = { key: (key.current ??= newKey()), honeypot, token: await askForToken() };
      const answer = await sendEnquiry(form.action, payload, envelope);
      if (answer === 'success') form.reset();
      setStatus(answer);
    },
  });

  // The form goes when this does, and its listener with it.
  useEffect(() => form.addEventListener('input', () => (key.current = undefined)), [form]);

  useEffect(() => {
    if (sending) {
      setStatus(undefined);
      void submitForm();
    } else form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, sending, setStatus, submitForm]);

  // Before the first Submit the form shows what it was sent with.
  useLayoutEffect(() => {
    if (submitCount > 0) show({ errors, sending: isSubmitting });
  }, [errors, isSubmitting, submitCount, show]);

  useEffect(() => {
    if (status) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  const dismiss = () => {
    setStatus(undefined);
    form.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  const alert = { page, agency, onDismiss: dismiss };

  return (
    <div ref={outcome}>
      <div role="status">
        {isSubmitting && <span className="sr-only">{agency.labels.sending}</span>}
        {status === 'success' && <Thanks {...alert} />}
      </div>
      {(status === 'failure' || status === 'tooMany') && (
        <div role="alert">
          <Apology {...alert} tooMany={status === 'tooMany'} />
        </div>
      )}
    </div>
  );
}
