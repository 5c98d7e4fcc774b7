import { useFormik, type FormikConfig, type FormikValues } from 'formik';
import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';

type Options<Texts> = Pick<
  FormikConfig<Texts>,
  'initialValues' | 'validate' | 'onSubmit'
>;

/**
 * Adapter around Formik for a form whose texts stay in the page, so that React
 * never replaces what a visitor has typed. Formik gets the texts on Submit, and
 * only then validates them.
 */
export function useFormikOnSubmit<Texts extends FormikValues>(
  options: Options<Texts>,
) {
  const formik = useFormik({
    ...options,
    validateOnChange: false,
    validateOnBlur: false,
  });

  /** Validates the texts, and submits them if they are valid. */
  function submitTexts(event: FormEvent<HTMLFormElement>, texts: Texts): void {
    // flushSync renders the form, because Formik validates the values of the
    // last render.
    flushSync(() => {
      // With `validateOnChange: false`, setValues does not validate, so its
      // promise never rejects.
      void formik.setValues(texts);
    });

    formik.handleSubmit(event);
  }

  // Formik's isSubmitting is already true while it validates.
  const sending = formik.isSubmitting && !formik.isValidating;

  return { ...formik, sending, submitTexts };
}
