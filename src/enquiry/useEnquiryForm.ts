import { useFormik } from 'formik';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { ENDPOINT, HONEYPOT_FIELD } from '../../shared/enquiry';
import { validateEnquiry } from '../../shared/enquiryRules';
import {
  areSameTexts,
  emptyHoneypot,
  EMPTY_TEXTS,
  fillEmptyFields,
  readTexts,
} from './formTexts';
import { sendEnquiry, type Outcome } from './sendEnquiry';
import { useBotCheck } from './useBotCheck';

/**
 * Returns 128 random bits as four numbers: 123-45-678-9. Not
 * `crypto.randomUUID`, which needs a secure context.
 */
const newKey = (): string =>
  crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Keeps the texts for a visitor who leaves the page and comes back, with the
 * idempotency key of these texts. An empty form has no key, because it is never
 * sent.
 */
let saved = { texts: EMPTY_TEXTS, key: '' };

/**
 * Promise of the last enquiry's outcome. `undefined` once the form has shown
 * it.
 */
let pendingOutcome: Promise<Outcome> | undefined;

function saveTexts(form: HTMLFormElement): void {
  const texts = readTexts(form);

  if (!areSameTexts(texts, saved.texts)) saved = { texts, key: newKey() };
}

export interface EnquiryFormProps {
  page: Queries.EnquiryFormFragment;
  agency: Queries.EnquiryFormAgencyFragment;
}

/**
 * The state of the contact form. The page holds the texts, and Formik gets them
 * on Submit: the fields are uncontrolled, so that React never replaces what a
 * visitor has typed, and the browser restores it on Back.
 */
export function useEnquiryForm({ page, agency }: EnquiryFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome | 'none'>('none');
  const requestToken = useBotCheck();

  const formik = useFormik({
    initialValues: saved.texts,
    validateOnChange: false,
    validateOnBlur: false,
    validate: (texts) =>
      validateEnquiry(texts, {
        errors: page.errors,
        language: agency.language,
      }),
    onSubmit: async ({ [HONEYPOT_FIELD]: honeypot, ...enquiry }) => {
      const payload = {
        to: agency.email,
        subject: page.mail.subject,
        ...enquiry,
      };
      const { key } = saved;

      // A second Submit awaits the pending enquiry, even after the visitor left
      // the page and came back.
      pendingOutcome ??= requestToken().then((token) =>
        sendEnquiry(ENDPOINT, payload, { key, honeypot, token }),
      );
      const result = await pendingOutcome;

      const form = formRef.current;

      if (!form) return; // the visitor has left the page

      pendingOutcome = undefined;
      setOutcome(result);
      if (result === 'sent') form.reset();
      else emptyHoneypot(form);
      saveTexts(form);
    },
  });
  const { isSubmitting, setValues, submitForm, handleSubmit } = formik;

  useLayoutEffect(() => {
    const form = formRef.current;

    if (!form) return;

    fillEmptyFields(form, saved.texts);
    saveTexts(form);

    return () => saveTexts(form);
  }, []);

  // A visitor who comes back sees the outcome of a pending enquiry: this submit
  // awaits it and sends nothing.
  useEffect(() => {
    if (pendingOutcome) void submitForm();
  }, [submitForm]);

  useEffect(() => {
    if (isSubmitting) return;

    formRef.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"]')
      ?.focus();
  }, [isSubmitting]);

  const rememberTexts = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    saveTexts(currentTarget);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    saveTexts(event.currentTarget);

    // flushSync, because Formik validates the values of the last render.
    flushSync(() => {
      // Does not validate here, so its promise never rejects.
      void setValues(saved.texts);
      setOutcome('none');
    });

    handleSubmit(event);
  };

  const dismiss = () => {
    setOutcome('none');
    formRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };

  // Formik's isSubmitting is already true while it validates.
  const sending = isSubmitting && !formik.isValidating;

  return {
    ...formik,
    formRef,
    outcome,
    sending,
    rememberTexts,
    submit,
    dismiss,
  };
}

export type EnquiryFormState = Omit<
  ReturnType<typeof useEnquiryForm>,
  'formRef'
>;
