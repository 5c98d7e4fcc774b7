import type { HttpRequest } from '@azure/functions';
import { createSendEmail } from '../api/src/createSendEmail';
import type { MailTimeouts } from '../api/src/mail/createMailer';
import type { Log } from '../api/src/log';
import { readSettings } from '../api/src/settings/readSettings';
import { environment } from './environment';
import { WORDS } from './words';

export function createTestLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const keep = (...values: unknown[]) => void lines.push(values.join(' '));

  return { lines, warn: keep, error: keep };
}

/**
 * Creates the function as it is after a cold start: its throttle and its
 * deduplicator have seen no request.
 */
export function startFunction(
  smtpUrl: string,
  overrides = {},
  timeouts?: MailTimeouts,
) {
  const settings = readSettings(WORDS, environment(smtpUrl, overrides));
  const sendEmail = createSendEmail(settings, WORDS, timeouts);
  const log = createTestLog();

  return {
    logLines: log.lines,
    send: async (request: HttpRequest) => {
      const { status, headers, body } = await sendEmail(request, log);

      return { status, headers: new Headers(headers), body };
    },
  };
}
