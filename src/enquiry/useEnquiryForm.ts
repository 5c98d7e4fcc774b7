import { useFormik } from 'formik';
import {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { EMPTY_ENQUIRY, ENDPOINT, HONEYPOT } from '../../api/src/enquiry';
import { validateEnquiry } from '../../api/src/enquiryRules';
import { BotCheckContext } from './BotCheckProvider';
import { sendEnquiry, type Outcome } from './sendEnquiry';

const EMPTY = { ...EMPTY_ENQUIRY, [HONEYPOT]: '' };

/** 128 random bits. `crypto.randomUUID` needs TLS. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The form's text, kept for a visitor who comes back to the page, and the idempotency key of this text. */
let filled = { values: EMPTY, key: '' };
/** The answer to the last enquiry, until the visitor has seen it. */
let answer: Promise<Outcome> | undefined;

/** The contact form's state and handlers: Formik's, and the outcome of the last Submit. */
export function useEnquiryForm(
  page: Queries.EnquiryFormFragment,
  agency: Queries.EnquiryFormAgencyFragment,
) {
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome | 'none'>('none');
  const askForToken = useContext(BotCheckContext);

  const formik = useFormik({
    initialValues: filled.values,
    validateOnChange: false,
    validateOnBlur: false,
    validate: (values) =>
      validateEnquiry(values, { errors: page.errors, language: agency.language }),
    onSubmit: async ({ [HONEYPOT]: honeypot, ...enquiry }, { setValues }) => {
      const payload = { to: agency.email, subject: page.mail.subject, ...enquiry };
      const { key } = filled;
      // A second Submit, or a visitor who comes back meanwhile, waits for the same answer.
      answer ??= askForToken().then((token) =>
        sendEnquiry(ENDPOINT, payload, { key, honeypot, token }),
      );
      const result = await answer;
      const hasLeft = !form.current;
      if (hasLeft) return;
      answer = undefined;
      setOutcome(result);
      if (result === 'sent') void setValues(EMPTY);
    },
  });
  const { values, isSubmitting, setFieldValue, submitForm, handleSubmit } = formik;

  /** Browsers fill in fields before hydration, and some autofills fire no event. React would overwrite that text. */
  const readFields = useCallback(() => {
    for (const [name, value] of new FormData(form.current ?? undefined))
      void setFieldValue(name, value);
  }, [setFieldValue]);

  useLayoutEffect(readFields, [readFields]);

  useEffect(() => {
    if (answer) void submitForm();
  }, [submitForm]);

  useEffect(() => {
    filled = { values, key: newKey() };
  }, [values]);

  useEffect(() => {
    if (!isSubmitting) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isSubmitting]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Formik validates the values of the last render.
    flushSync(() => {
      readFields();
      setOutcome('none');
    });
    handleSubmit(event);
  };

  const dismiss = () => {
    setOutcome('none');
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };

  return { ...formik, form, outcome, readFields, submit, dismiss };
}
