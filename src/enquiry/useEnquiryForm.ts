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
import { emptyHoneypot, fillEmptyFields, type FormTexts } from './formTexts';
import { savedTexts, saveTexts } from './savedTexts';
import { sendEnquiry, type Outcome } from './sendEnquiry';
import { useBotCheck } from './useBotCheck';
import { useFormikOnSubmit } from './useFormikOnSubmit';

export interface EnquiryFormProps {
  page: Queries.EnquiryFormFragment;
  agency: Queries.EnquiryFormAgencyFragment;
}

export type EnquiryFormState = Omit<
  ReturnType<typeof useEnquiryForm>,
  'formRef'
>;

/**
 * Promise of the last enquiry's outcome. `undefined` once the form has shown
 * it.
 */
let pendingOutcome: Promise<Outcome> | undefined;

/**
 * The state of the contact form. The fields are uncontrolled: the page holds
 * the texts, and the browser restores them on Back.
 */
export function useEnquiryForm({ page, agency }: EnquiryFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome | 'none'>('none');
  const requestToken = useBotCheck();

  const formik = useFormikOnSubmit({
    initialValues: savedTexts().texts,
    validate: (texts) =>
      validateEnquiry(texts, {
        errors: page.errors,
        language: agency.language,
      }),
    onSubmit: async (texts) => {
      // A second Submit awaits the pending enquiry, even after the visitor
      // left the page and came back.
      pendingOutcome ??= send(texts);

      showOutcome(await pendingOutcome);
    },
  });

  async function send({ [HONEYPOT_FIELD]: honeypot, ...enquiry }: FormTexts) {
    const payload = {
      to: agency.email,
      subject: page.mail.subject,
      ...enquiry,
    };
    const { key } = savedTexts();
    const token = await requestToken();

    return sendEnquiry(ENDPOINT, payload, { key, honeypot, token });
  }

  function showOutcome(result: Outcome): void {
    const form = formRef.current;

    if (!form) return; // The visitor has left the page.

    pendingOutcome = undefined;
    setOutcome(result);

    if (result === 'sent') form.reset();
    else emptyHoneypot(form);

    saveTexts(form);
  }

  const { isSubmitting, submitForm } = formik;

  // A visitor who comes back finds the texts in the form.
  useLayoutEffect(() => {
    const form = formRef.current;

    if (!form) return;

    fillEmptyFields(form, savedTexts().texts);
    saveTexts(form);

    return () => saveTexts(form);
  }, []);

  // A visitor who comes back sees the outcome of a pending enquiry: this submit
  // awaits it and sends nothing.
  useEffect(() => {
    if (pendingOutcome) void submitForm();
  }, [submitForm]);

  // After a Submit with errors, focuses the first invalid field.
  useEffect(() => {
    if (isSubmitting) return;

    formRef.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"]')
      ?.focus();
  }, [isSubmitting]);

  return {
    ...formik,
    formRef,
    outcome,

    rememberTexts: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
      saveTexts(currentTarget),

    submit: (event: FormEvent<HTMLFormElement>) => {
      saveTexts(event.currentTarget);
      setOutcome('none');
      formik.submitTexts(event, savedTexts().texts);
    },

    dismiss: () => {
      // Shows the form synchronously: a hidden form can't take the focus.
      flushSync(() => setOutcome('none'));
      formRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    },
  };
}
