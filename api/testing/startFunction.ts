import type { HttpRequest } from '@azure/functions';
import { answerEnquiry } from '../src/answerEnquiry';
import type { Log } from '../src/log';
import { createDelivery } from '../src/mail/delivery';
import type { MailTimeouts } from '../src/mail/mailer';
import { createDependencies } from '../src/dependencies';
import { readSettings } from '../src/settings';
import { environment } from './environment';
import { WORDS } from './words';

/** Creates a log that keeps its lines. */
export function createTestLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const keep = (...values: unknown[]) => void lines.push(values.join(' '));
  return { lines, warn: keep, error: keep };
}

/**
 * Creates the function as after a cold start: throttle and deduplicator have seen no request.
 * @returns the lines of its log, and `send`, which passes a request to the function
 */
export function startFunction(smtpUrl: string, env = {}, timeouts?: MailTimeouts) {
  const settings = readSettings(WORDS, environment(smtpUrl, env));
  const deliver = createDelivery(settings.smtpServers, timeouts);
  const dependencies = { ...createDependencies(settings, WORDS), deliver };
  const log = createTestLog();
  return {
    lines: log.lines,
    send: async (request: HttpRequest) => {
      const { status, headers, body } = await answerEnquiry(request, log, dependencies);
      return { status, headers: new Headers(headers as Record<string, string>), body };
    },
  };
}
