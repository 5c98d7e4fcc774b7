import type { HttpRequest } from '@azure/functions';

/** The media type in lower case, without parameters such as `charset`. */
export const mediaType = (request: HttpRequest): string | undefined =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

/**
 * Whether the body is form data. Without scripts, browsers post the contact
 * form as such, and show the answer as a page.
 */
export const isFormPost = (request: HttpRequest): boolean =>
  mediaType(request) === 'application/x-www-form-urlencoded';
