import type { ErrorWords, Field } from '../../../shared/enquiry';

/**
 * The words and colours of `content/` that the function sendEmail uses.
 * scripts/support/building/buildApi.ts writes them into the bundle.
 */
export interface SiteWords extends ErrorWords {
  /** The agency's name. */
  name: string;

  /** The agency's email address. */
  email: string;

  /** The heading of the page Contact. */
  heading: string;

  /** The telephone number as visitors read it, and the URI that calls it. */
  phone?: Record<'text' | 'uri', string>;

  /** The labels of the form's fields and of its button. */
  labels: Record<Field | 'submit', string>;

  /**
   * The alert for an enquiry that was not sent. `text` contains `{email}`.
   * `subject` is for the mailto link. `later` advises to try again later; only
   * answers with status 429 show it.
   */
  apology: Record<'heading' | 'text' | 'subject' | 'later', string>;

  /**
   * Subject and sender's name of every mail. `from` contains `{name}` for the
   * visitor's name, and `{agency}`.
   */
  mail: Record<'subject' | 'from', string>;

  /** CSS that sets the brand's colours as custom properties. */
  colourSheet: string;
}
