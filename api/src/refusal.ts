import type { FieldErrors } from './enquiry';

/** Why an enquiry was not sent; `undefined` in its place means that it was sent. */
export interface Refusal {
  status: number;
  /** A short plain sentence for the caller, with nothing of our insides. */
  text: string;
  errors?: FieldErrors;
  retryAfterS?: number;
  /** The idempotency key of the enquiry: a second try without scripts sends it again. */
  key?: string;
}
