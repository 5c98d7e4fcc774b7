import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CERTIFICATE } from '../../testing/certificate';
import { environment } from '../../testing/environment';
import { OFFERS_SIGN_IN, startRawSmtp } from '../../testing/rawSmtp';
import { PAYLOAD } from '../../testing/requests';
import { startBundle } from '../../testing/startBundle';

const ENQUIRIES = 3_000; // of each app in each turn
const CONCURRENCY = 50;
const TURNS = 2; // A second turn shows whether memory grows.
const certificateFile = path.join(tmpdir(), `bench-api-${process.pid}.pem`);

async function measureSpeed(appName: string, url: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(PAYLOAD) };
  const durations: number[] = [];
  let sent = 0;
  const startedAt = performance.now();

  const sendOneAfterAnother = async () => {
    while (sent < ENQUIRIES) {
      sent += 1;
      const requestedAt = performance.now();
      const answer = await fetch(url, request);

      if ((await answer.text()) !== 'Success')
        throw new Error(`${appName} answered ${answer.status}.`);
      durations.push(performance.now() - requestedAt);
    }
  };

  await Promise.all(Array.from({ length: CONCURRENCY }, sendOneAfterAnother));
  const rate = ENQUIRIES / ((performance.now() - startedAt) / 1_000);

  durations.sort((one, other) => one - other);
  const quantile = (share: number) =>
    durations[Math.floor(share * ENQUIRIES)]?.toFixed(0);

  return `${rate.toFixed(0)}/s, p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms`;
}

async function compareApps(withTls: boolean) {
  const server = await startRawSmtp(OFFERS_SIGN_IN, withTls);
  // The certificate is for `localhost`, not for 127.0.0.1, which server.url
  // has.
  const smtpUrl = withTls
    ? `smtps://web:password@localhost:${server.port}`
    : server.url;
  const env = environment(
    smtpUrl,
    withTls ? { NODE_EXTRA_CA_CERTS: certificateFile } : {},
  );
  const apps = {
    'nodemailer alone': await startBundle(
      env,
      path.join(__dirname, 'nodemailerAlone.ts'),
    ),
    'the function': await startBundle(env),
  };
  const protocol = withTls ? 'TLS and AUTH' : 'plain SMTP';

  // The apps take turns, so that changes of the machine's load affect both.
  for (let turn = 1; turn <= TURNS; turn += 1)
    for (const [name, app] of Object.entries(apps)) {
      const speed = await measureSpeed(name, app.url);
      const memory = await app.describeMemory();

      console.log(
        `${protocol}, ${name}, after ${turn * ENQUIRIES} enquiries: ${speed}, ${memory}`,
      );
    }

  for (const app of Object.values(apps)) await app.stop();
  await server.close();
  const total = Object.keys(apps).length * TURNS * ENQUIRIES;

  console.log(`${server.mails.length} of ${total} enquiries mailed`);
}

/**
 * Prints throughput, response times and memory of the function and of
 * nodemailer alone, without and with TLS.
 */
export async function measureFunction(): Promise<void> {
  writeFileSync(certificateFile, CERTIFICATE.cert);
  process.on('exit', () => rmSync(certificateFile));
  for (const withTls of [false, true]) await compareApps(withTls);
}
