import { environment, keepLog, partsFor } from '../testing/parts';
import { startRawSmtp } from '../testing/rawSmtp';
import { jsonPost, PAYLOAD } from '../testing/requests';
import { sendEmail } from './sendEmail';

const ENQUIRIES = 1_000;
const AT_ONCE = 50;

test('of 1,000 enquiries, 50 at once, each is mailed once and none is lost', async () => {
  const server = await startRawSmtp();
  const parts = partsFor(environment(`smtp://127.0.0.1:${server.port}`));
  const log = keepLog();
  const answers: unknown[] = [];
  let next = 0;
  const visitor = async () => {
    while (next < ENQUIRIES) {
      next += 1;
      const message = `enquiry-${next}.`;
      const request = jsonPost({ ...PAYLOAD, message }, { 'idempotency-key': `key-${next}` });
      answers.push((await sendEmail(request, log, parts)).body);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  await server.close();

  const unique = (values: unknown[]) => new Set(values).size;
  expect(answers.filter((answer) => answer === 'Success')).toHaveLength(ENQUIRIES);
  expect(server.mails).toHaveLength(ENQUIRIES);
  expect(unique(server.mails.map((mail) => /enquiry-\d+/.exec(mail)?.[0]))).toBe(ENQUIRIES);
  expect(unique(server.mails.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]))).toBe(ENQUIRIES);
  expect(log.lines).toEqual([]);
}, 60_000);
