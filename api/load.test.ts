import { environment } from './testing/dependencies';
import { startRawSmtp } from './testing/rawSmtp';
import { PAYLOAD } from './testing/requests';
import { startFolder } from './testing/startFolder';

const ENQUIRIES = 1_000;
const AT_ONCE = 50;
const ROUNDS = 3;

/**
 * More than what may grow from the second round to the third: a place in the throttle for each mail, and what the engine
 * keeps for itself, which differs by its version. Messages that are kept would come to 10 MB.
 */
const LEVEL_MB = 2;

/** Long, so that a message that is kept by anything shows in the memory. */
const messageOf = (number: number) => `enquiry-${number}.`.padEnd(10_000, 'thread ');

/** Sends enquiries, so many at once, each with a key of its own. @returns the answers */
async function sendRound(url: string, round: number): Promise<string[]> {
  const answers: string[] = [];
  let next = round * ENQUIRIES;
  const visitor = async () => {
    while (next < (round + 1) * ENQUIRIES) {
      next += 1;
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `key-${next}` };
      const body = JSON.stringify({ ...PAYLOAD, message: messageOf(next) });
      answers.push(await (await fetch(url, { method: 'POST', headers, body })).text());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return answers;
}

const unique = (values: unknown[]) => new Set(values).size;

test('of 3 times 1,000 enquiries, 50 at once, each is mailed once, none is lost, and memory stays level', async () => {
  const server = await startRawSmtp();
  const host = await startFolder(environment(server.url));
  const heapMb: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    expect(await sendRound(host.url, round)).toEqual(Array(ENQUIRIES).fill('Success'));
    expect(server.mails).toHaveLength(ENQUIRIES);
    expect(unique(server.mails.map((mail) => /enquiry-\d+/.exec(mail)?.[0]))).toBe(ENQUIRIES);
    const ids = server.mails.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]);
    expect(unique(ids)).toBe(ENQUIRIES);
    server.mails.length = 0;
    heapMb.push((await host.memory()).heapMb);
  }
  expect(await host.stop()).toBe('');
  await server.close();
  const [, second = NaN, third = NaN] = heapMb;
  expect(third - second).toBeLessThan(LEVEL_MB);
}, 240_000);
