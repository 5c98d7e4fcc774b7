import type { FieldErrors } from '../enquiry';

/** Why an enquiry was not sent. */
export interface Refusal {
  status: number;
  /** A short plain sentence for the caller, with nothing of our insides. */
  text: string;
  errors?: FieldErrors;
  retryAfterS?: number;
  /** Of the enquiry, so that a second try without scripts is the same mail. */
  key?: string;
}

/** What became of a request. */
export type Outcome = { status: 200 } | Refusal;

export const SENT: Outcome = { status: 200 };

export const isRefusal = (value: object): value is Refusal => 'status' in value && 'text' in value;
