import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CERTIFICATE } from '../../testing/certificate';
import { environment } from '../../testing/environment';
import { OFFERS_SIGN_IN, startRawSmtp } from '../../testing/rawSmtp';
import { PAYLOAD } from '../../testing/requests';
import { startBundle } from '../../testing/startBundle';

/** Number of enquiries to each app in each turn. */
const ENQUIRIES = 3_000;

/** Number of enquiries that wait for an answer at the same time. */
const CONCURRENCY = 50;

/** Number of turns. A second one shows whether memory grows. */
const TURNS = 2;

const certificateFile = path.join(tmpdir(), `bench-api-${process.pid}.pem`);

type App = Awaited<ReturnType<typeof startBundle>>;

/** Sends an enquiry, and returns the time until the answer, in ms. */
async function timeEnquiry(appName: string, url: string): Promise<number> {
  const startedAt = performance.now();

  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(PAYLOAD),
  });

  if ((await answer.text()) !== 'Success')
    throw new Error(`${appName} answered ${answer.status}.`);

  return performance.now() - startedAt;
}

/** Returns throughput, and quantiles of the response times, as text. */
async function measureSpeed(appName: string, url: string): Promise<string> {
  const durations: number[] = [];
  const startedAt = performance.now();
  let startedCount = 0;

  const sendOneAfterAnother = async () => {
    while (startedCount < ENQUIRIES) {
      startedCount += 1;
      durations.push(await timeEnquiry(appName, url));
    }
  };

  await Promise.all(Array.from({ length: CONCURRENCY }, sendOneAfterAnother));

  const seconds = (performance.now() - startedAt) / 1_000;
  const rate = (ENQUIRIES / seconds).toFixed(0);

  durations.sort((one, other) => one - other);

  const quantile = (share: number) =>
    durations[Math.floor(share * ENQUIRIES)]?.toFixed(0);

  return `${rate}/s, p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms`;
}

/**
 * Measures the apps in turns, so that changes of the machine's load affect
 * both.
 */
async function measureInTurns(apps: Record<string, App>, protocol: string) {
  for (let turn = 1; turn <= TURNS; turn += 1)
    for (const [name, app] of Object.entries(apps)) {
      const speed = await measureSpeed(name, app.url);
      const memory = await app.describeMemory();

      console.log(
        `${protocol}, ${name}, after ${turn * ENQUIRIES} enquiries: ${speed}, ${memory}`,
      );
    }
}

/**
 * Returns the environment variables of an app that mails through the server.
 */
function environmentFor(
  server: { port: number; url: string },
  withTls: boolean,
) {
  if (!withTls) return environment(server.url);

  // The certificate is for `localhost`, not for 127.0.0.1, which server.url
  // has.
  return environment(`smtps://web:password@localhost:${server.port}`, {
    NODE_EXTRA_CA_CERTS: certificateFile,
  });
}

async function compareApps(withTls: boolean) {
  const server = await startRawSmtp(OFFERS_SIGN_IN, withTls);
  const env = environmentFor(server, withTls);
  const baseline = path.join(__dirname, 'nodemailerAlone.ts');

  const apps = {
    'nodemailer alone': await startBundle(env, baseline),
    'the function': await startBundle(env),
  };

  await measureInTurns(apps, withTls ? 'TLS and AUTH' : 'plain SMTP');

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
