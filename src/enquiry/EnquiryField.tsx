import { INPUT_ATTRIBUTES, type Field } from '../../shared/enquiry';
import * as styles from './EnquiryField.module.css';
import type { EnquiryFormState } from './useEnquiryForm';

type Props = { name: Field; label: string; form: EnquiryFormState };

export function EnquiryField({ name, label, form }: Props) {
  const error = form.errors[name];
  const id = `enquiry-${name}`;
  const errorId = `${id}-error`;
  const controlProps = {
    // No `value`: the browser keeps the text, so that it can restore it when
    // the visitor comes back to the page.
    name,
    id,
    readOnly: form.sending,
    // The first letter of the text decides its direction: Hebrew and Arabic run
    // from right to left.
    dir: 'auto',
    className: styles.control,
    // Not `required`: Firefox tells screen readers that an empty `required`
    // field is invalid, even before a Submit.
    'aria-required': true,
    // Valid fields have no `aria-invalid`: the screen reader Orca would not
    // announce its change from `false` to `true`.
    ...(error !== undefined && {
      'aria-invalid': true,
      'aria-describedby': errorId,
    }),
  };

  return (
    <div className={`${styles.field} ${styles[name]}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.entry}>
        {name === 'message' ? (
          <textarea {...controlProps} rows={6} />
        ) : (
          <input {...controlProps} {...INPUT_ATTRIBUTES[name]} />
        )}
        {error !== undefined && (
          <p className={styles.error} id={errorId}>
            <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
              <path d="M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM10 5.5v6M10 14v.5" />
            </svg>
            {/* In an element of its own: React can't update a text beside others
                once a translator has replaced it. */}
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
