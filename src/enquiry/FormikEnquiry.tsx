import { useFormik } from 'formik';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  EMPTY_ENQUIRY,
  HONEYPOT,
  type Enquiry,
  type Field,
  type FieldErrors,
} from '../../api/src/enquiry';
import { validateEnquiry } from '../../api/src/enquiryRules';
import { Apology, Thanks } from './Alert';
import { useBotCheck } from './BotCheckProvider';
import { newKey } from './newKey';
import { sendEnquiry } from './sendEnquiry';

/** What the fields and the button show of an enquiry. */
export interface EnquiryState {
  errors: FieldErrors;
  sending: boolean;
}

/** Checks what the form's fields hold and sends it; resolves when the answer is shown. */
export type Send = () => Promise<void>;

interface Props {
  form: HTMLFormElement;
  words: Queries.EnquiryFormFragment;
  agency: Queries.EnquiryFormAgencyFragment;
  onReady: (send: Send) => void;
  onChange: (state: EnquiryState) => void;
}

function textOf(form: HTMLFormElement, name: Field | typeof HONEYPOT): string {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    return control.value;
  throw new Error(`The form has no field ${name}`);
}

/** The elements hold the text: what the browser filled in is there too, whether or not it said so. */
const enquiryIn = (form: HTMLFormElement): Enquiry => ({
  name: textOf(form, 'name'),
  email: textOf(form, 'email'),
  phone: textOf(form, 'phone'),
  message: textOf(form, 'message'),
});

/** Formik's part of the form: checks, sends, and shows the alert. It arrives after the fields and leaves them alone. */
export function FormikEnquiry({ form, words, agency, onReady, onChange }: Props) {
  const askForToken = useBotCheck();
  const key = useRef<string>(undefined);
  const outcome = useRef<HTMLDivElement>(null);
  const { errors, isSubmitting, status, submitCount, setStatus, setValues, submitForm } = useFormik(
    {
      initialValues: EMPTY_ENQUIRY,
      validate: (values) =>
        validateEnquiry(values, { errors: words.errors, language: agency.language }),
      validateOnChange: false,
      validateOnBlur: false,
      onSubmit: async (values, formik) => {
        const payload = { to: agency.email, subject: words.mail.subject, ...values };
        const envelope = { key: (key.current ??= newKey()), honeypot: textOf(form, HONEYPOT) };
        const token = await askForToken();
        const outcome = await sendEnquiry(form.action, payload, { ...envelope, token });
        if (outcome === 'success') formik.resetForm();
        formik.setStatus(outcome);
      },
      onReset: () => form.reset(),
    },
  );

  useEffect(() => {
    const forgetKey = () => (key.current = undefined);
    form.addEventListener('input', forgetKey);
    return () => form.removeEventListener('input', forgetKey);
  }, [form]);

  useEffect(() => {
    onReady(() => {
      // Formik checks the values of its last render, so there must be one with what the elements hold now.
      flushSync(() => {
        setStatus(undefined);
        void setValues(enquiryIn(form));
      });
      return submitForm();
    });
  }, [form, onReady, setStatus, setValues, submitForm]);

  // The same errors as before are news too: the count makes a second refusal move the focus again.
  useLayoutEffect(() => {
    onChange({ errors, sending: isSubmitting });
  }, [errors, isSubmitting, submitCount, onChange]);

  useEffect(() => {
    if (status) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  const dismissal = {
    label: agency.labels.dismiss,
    onDismiss: () => {
      setStatus(undefined);
      form.querySelector<HTMLElement>('[type="submit"]')?.focus();
    },
  };

  return (
    <div ref={outcome}>
      <div role="status">
        {isSubmitting && <span className="sr-only">{agency.labels.sending}</span>}
        {status === 'success' && (
          <Thanks words={words.thanks} drawing={words.thanksBand} dismissal={dismissal} />
        )}
      </div>
      {(status === 'failure' || status === 'tooMany') && (
        <div role="alert">
          <Apology
            words={words.apology}
            email={agency.email}
            tooMany={status === 'tooMany'}
            dismissal={dismissal}
          />
        </div>
      )}
    </div>
  );
}
