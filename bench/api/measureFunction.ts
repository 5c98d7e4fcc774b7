import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { certificate } from '../../api/testing/certificate';
import { environment } from '../../api/testing/dependencies';
import { startRawSmtp } from '../../api/testing/rawSmtp';
import { PAYLOAD } from '../../api/testing/requests';
import { startBundle } from '../../api/testing/startBundle';

const ENQUIRIES = 3_000;
const AT_ONCE = 50;
const ROUNDS = 2;
const pem = path.join(tmpdir(), `bench-api-${process.pid}.pem`);

/** Sends enquiries, AT_ONCE in parallel. @returns sorted response times in ms, and enquiries per second */
async function sendEnquiries(url: string): Promise<{ times: number[]; rate: number }> {
  const times: number[] = [];
  const headers = { 'Content-Type': 'application/json' };
  let next = 0;
  const started = performance.now();
  const visitor = async () => {
    while (next < ENQUIRIES) {
      const body = JSON.stringify({ ...PAYLOAD, message: `Enquiry number ${(next += 1)}` });
      const sent = performance.now();
      const answer = await fetch(url, { method: 'POST', headers, body });
      if ((await answer.text()) !== 'Success')
        throw new Error(`The function answered ${answer.status}.`);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  const rate = ENQUIRIES / ((performance.now() - started) / 1_000);
  return { times: times.sort((one, other) => one - other), rate };
}

type Contender = { name: string; entry?: string };

/** Measures the contenders in turn, so that changes of the machine's load affect all. @param tls certificate of the mail server */
async function measure(contenders: Contender[], tls?: { key: string; cert: string }) {
  const server = await startRawSmtp({ ehlo: '250-mail.example\r\n250 AUTH PLAIN' }, tls);
  const at = tls ? `smtps://web:password@localhost` : `smtp://127.0.0.1`;
  const trust: Record<string, string> = tls ? { NODE_EXTRA_CA_CERTS: pem } : {};
  const env = { ...environment(`${at}:${server.port}`), ...trust };
  const hosts = await Promise.all(
    contenders.map(async ({ name, entry }) => ({ name, host: await startBundle(env, entry) })),
  );
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { name, host } of hosts) {
      const { times, rate } = await sendEnquiries(host.url);
      const [p50 = NaN, p99 = NaN] = [0.5, 0.99].map((part) => times[Math.floor(part * ENQUIRIES)]);
      const { heapMb, peakMb } = await host.memory();
      console.log(
        `${tls ? 'TLS and AUTH' : 'plain SMTP'}, ${name}, to ${round * ENQUIRIES}: ` +
          `${rate.toFixed(0)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ` +
          `${heapMb.toFixed(1)} MB in use, peak ${peakMb.toFixed(0)} MB`,
      );
    }
  }
  for (const { host } of hosts) await host.stop();
  await server.close();
  console.log(`${server.mails.length} of ${hosts.length * ROUNDS * ENQUIRIES} enquiries mailed`);
}

/** Measures the built function and a function with nodemailer alone, and prints the figures. Each runs in its own process. */
export async function measureFunction(root: string): Promise<void> {
  const entry = path.join(root, 'api/testing/nodemailerAlone.ts');
  const tls = certificate();
  writeFileSync(pem, tls.cert);
  const contenders = [{ name: 'nodemailer alone', entry }, { name: 'the function' }];
  try {
    for (const secured of [undefined, tls]) await measure(contenders, secured);
  } finally {
    rmSync(pem);
  }
}
