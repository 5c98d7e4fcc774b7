import type { FieldErrors } from '../../../shared/enquiry';

/** An answer that says why an enquiry was not sent. */
export interface Refusal {
  status: number;

  /** The reason, for the caller, without internals of the function. */
  text: string;
  errors?: FieldErrors;
  retryAfterS?: number;

  /**
   * Idempotency key of the enquiry; a form without scripts sends it again with
   * the next attempt.
   */
  key?: string;
}

export const TOO_LARGE: Refusal = {
  status: 413,
  text: 'The request is too large.',
};

export const REFUSED: Refusal = {
  status: 403,
  text: 'The enquiry was refused.',
};

export const FOREIGN: Refusal = {
  status: 403,
  text: 'The request does not come from our own site.',
};
