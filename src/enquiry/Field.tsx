import type { InputHTMLAttributes } from 'react';
import type { Field as Name } from '../../api/src/enquiry';
import * as styles from './Field.module.css';

interface Props {
  name: Name;
  label: string;
  error: string | undefined;
}

// `type=email` would trim and rewrite what was typed; the keyboard for addresses comes from the input mode.
const LINES: Record<Exclude<Name, 'message'>, InputHTMLAttributes<HTMLInputElement>> = {
  name: { type: 'text', autoComplete: 'name' },
  email: {
    type: 'text',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phone: { type: 'tel', autoComplete: 'tel' },
};

/** The fields of the page as it was last left: a visitor who has read another one finds the text again. None is stored. */
const left: Record<string, HTMLInputElement | HTMLTextAreaElement> = {};

function keepText(control: HTMLInputElement | HTMLTextAreaElement | null) {
  if (!control) return;
  const text = left[control.name]?.value;
  if (text) control.value ||= text;
  return () => {
    left[control.name] = control;
  };
}

/** A field of the enquiry with its label and, after a refused Submit, its error. The text is the element's own. */
export function Field({ name, label, error }: Props) {
  const id = `enquiry-${name}`;
  const errorId = `${id}-error`;
  const control = {
    ref: keepText,
    id,
    name,
    className: [styles.control, styles[name]].join(' '),
    // Not `required`: Firefox tells screen readers that such a field is invalid while it is empty, whatever else is said of it.
    'aria-required': true,
    // Not `false` at first: Orca keeps that, and does not say of a refused field that it is invalid.
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : errorId,
  };

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {name === 'message' ? (
        <textarea {...control} rows={6} />
      ) : (
        <input {...control} {...LINES[name]} />
      )}
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM10 5.5v6M10 14v.5" />
          </svg>
          {error}
        </p>
      )}
    </div>
  );
}
