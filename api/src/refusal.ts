import type { FieldErrors } from './enquiry';

/** Why an enquiry was not sent. */
export interface Refusal {
  status: number;
  /** A short sentence for the caller, without internals of the function. */
  text: string;
  errors?: FieldErrors;
  retryAfterS?: number;
  /** Idempotency key of the enquiry; a form without scripts sends it again with the next attempt. */
  key?: string;
}

/** Sends an enquiry. Resolves to `undefined` if it was sent. */
export type Send = () => Promise<Refusal | undefined>;

export const TOO_LARGE: Refusal = { status: 413, text: 'The request is too large.' };
