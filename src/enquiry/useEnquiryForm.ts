import { useFormik } from 'formik';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { EMPTY_ENQUIRY, ENDPOINT, HONEYPOT_FIELD } from '../../api/src/enquiry';
import { validateEnquiry } from '../../api/src/enquiryRules';
import { sendEnquiry, type Outcome } from './sendEnquiry';
import { useBotCheck } from './useBotCheck';

const EMPTY_FORM = { ...EMPTY_ENQUIRY, [HONEYPOT_FIELD]: '' };

/** Returns 128 random bits as four numbers: 123-45-678-9. Not `crypto.randomUUID`, which needs a secure context. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Keeps the values for a visitor who leaves the page and comes back. `key` is the idempotency key of these values. */
let saved = { values: EMPTY_FORM, key: '' }; // Without a key, because an empty form is never sent.
/** Promise of the last enquiry's outcome. `undefined` once the form has shown it. */
let pendingOutcome: Promise<Outcome> | undefined;

export interface EnquiryFormProps {
  page: Queries.EnquiryFormFragment;
  agency: Queries.EnquiryFormAgencyFragment;
}

export function useEnquiryForm({ page, agency }: EnquiryFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome | 'none'>('none');
  const requestToken = useBotCheck();

  const formik = useFormik({
    initialValues: saved.values,
    validateOnChange: false,
    validateOnBlur: false,
    validate: (values) =>
      validateEnquiry(values, { errors: page.errors, language: agency.language }),
    onSubmit: async ({ [HONEYPOT_FIELD]: honeypot, ...enquiry }, { setValues }) => {
      const payload = { to: agency.email, subject: page.mail.subject, ...enquiry };
      const { key } = saved;
      // A second Submit awaits the pending enquiry, even after the visitor left the page and came back.
      pendingOutcome ??= requestToken().then((token) =>
        sendEnquiry(ENDPOINT, payload, { key, honeypot, token }),
      );
      const result = await pendingOutcome;
      const hasVisitorLeft = !formRef.current;
      if (hasVisitorLeft) return;
      pendingOutcome = undefined;
      setOutcome(result);
      if (result === 'sent') void setValues(EMPTY_FORM);
    },
  });
  // `void` drops Formik's promises, which never reject: its setters do not validate here, and onSubmit never throws.
  const { values, isSubmitting, setFieldValue, submitForm, handleSubmit } = formik;

  /** Copies the values of the inputs to Formik: they may be filled in before hydration, or by an autofill without an event. */
  const readFields = useCallback(() => {
    for (const [name, value] of new FormData(formRef.current ?? undefined))
      void setFieldValue(name, value);
  }, [setFieldValue]);

  useLayoutEffect(readFields, [readFields]); // Reads the inputs before another render resets them.

  // A visitor who comes back sees the outcome of a pending enquiry: this submit awaits it and sends nothing.
  useEffect(() => {
    if (pendingOutcome) void submitForm();
  }, [submitForm]);

  useEffect(() => {
    if (JSON.stringify(values) !== JSON.stringify(saved.values)) saved = { values, key: newKey() };
  }, [values]);

  useEffect(() => {
    if (!isSubmitting)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isSubmitting]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // flushSync, because Formik validates the values of the last render.
    flushSync(() => {
      readFields();
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
  return { ...formik, formRef, outcome, sending, readFields, submit, dismiss };
}

export type EnquiryFormState = Omit<ReturnType<typeof useEnquiryForm>, 'formRef'>;
