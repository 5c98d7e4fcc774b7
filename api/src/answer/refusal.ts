import type { FieldErrors } from '../enquiry';

/** Why an enquiry was not sent. Where there is none, it was. */
export interface Refusal {
  status: number;
  /** A short plain sentence for the caller, with nothing of our insides. */
  text: string;
  errors?: FieldErrors;
  retryAfterS?: number;
  /** Of the enquiry, so that a second try without scripts is the same mail. */
  key?: string;
}
