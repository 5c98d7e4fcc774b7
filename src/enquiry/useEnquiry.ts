import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import type { EnquiryState, FormikEnquiry, Send } from './FormikEnquiry';

/** Before the first Submit. */
export const IDLE: EnquiryState = { errors: {}, sending: false };

interface Loaded {
  FormikEnquiry: typeof FormikEnquiry;
  form: HTMLFormElement;
  onReady: (send: Send) => void;
}

/**
 * The part of the form that is there from the first paint. Formik and the rules are fetched when the visitor comes to
 * the form, and join the fields without replacing them. A Submit meanwhile waits for them; where they can't be
 * fetched, the browser posts the form itself.
 */
export function useEnquiry() {
  const [state, setState] = useState(IDLE);
  const [loaded, setLoaded] = useState<Loaded>();
  const arrival = useRef<Promise<Send>>(undefined);

  const load = (form: HTMLFormElement): Promise<Send> =>
    (arrival.current ??= import('./FormikEnquiry').then(
      ({ FormikEnquiry }) => new Promise((onReady) => setLoaded({ FormikEnquiry, form, onReady })),
      (error: unknown) => {
        // The next attempt asks for the script again.
        arrival.current = undefined;
        throw error;
      },
    ));

  const prepare = ({ currentTarget }: FocusEvent<HTMLFormElement>) => {
    // Whether it fails matters at Submit only, which asks again.
    load(currentTarget).catch(() => undefined);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.sending) return;
    setState((previous) => ({ ...previous, sending: true }));
    const form = event.currentTarget;
    const postByItself = () => {
      setState(IDLE);
      form.submit();
    };
    await load(form).then((send) => send(), postByItself);
  };

  useEffect(() => {
    if (state.sending) return;
    loaded?.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state, loaded]);

  return { state, loaded, prepare, submit, update: setState };
}
