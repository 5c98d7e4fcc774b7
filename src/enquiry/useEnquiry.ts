import { useState, type FocusEvent, type FormEvent } from 'react';
import type { EnquiryState, FormikEnquiry } from './FormikEnquiry';

/** Before the first Submit. */
export const IDLE: EnquiryState = { errors: {}, sending: false };

interface Loaded {
  FormikEnquiry: typeof FormikEnquiry;
  form: HTMLFormElement;
}

/**
 * The part of the form that is there from the first paint. Formik and the rules are fetched when the visitor comes to
 * the form, and join the fields without replacing them. A Submit meanwhile waits for them; where they can't be
 * fetched, the browser posts the form itself.
 */
export function useEnquiry() {
  const [state, setState] = useState(IDLE);
  const [loaded, setLoaded] = useState<Loaded>();

  // Asked for each time: a script that has come is kept, and one that has failed is fetched again.
  const load = async (form: HTMLFormElement): Promise<void> => {
    const { FormikEnquiry } = await import('./FormikEnquiry');
    setLoaded({ FormikEnquiry, form });
  };

  const prepare = ({ currentTarget }: FocusEvent<HTMLFormElement>) => {
    // Whether it fails matters at Submit only, which asks again.
    load(currentTarget).catch(() => undefined);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.sending) return;
    setState((previous) => ({ ...previous, sending: true }));
    const form = event.currentTarget;
    load(form).catch(() => {
      setState(IDLE);
      form.submit();
    });
  };

  return { state, loaded, prepare, submit, show: setState };
}
