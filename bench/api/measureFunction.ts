import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CERTIFICATE } from '../../api/testing/certificate';
import { environment } from '../../api/testing/environment';
import { OFFERS_SIGN_IN, startRawSmtp } from '../../api/testing/rawSmtp';
import { PAYLOAD } from '../../api/testing/requests';
import { startBundle } from '../../api/testing/startBundle';

const ENQUIRIES = 3_000;
const CONCURRENCY = 50;
const ROUNDS = 2;
const certificateFile = path.join(tmpdir(), `bench-api-${process.pid}.pem`);

/** @returns the rate and the response times, as a text */
async function sendEnquiries(url: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const times: number[] = [];
  let sent = 0;
  const started = performance.now();
  const sendOneAfterAnother = async () => {
    while (sent < ENQUIRIES) {
      sent += 1;
      const body = JSON.stringify({ ...PAYLOAD, message: `Enquiry number ${sent}` });
      const requested = performance.now();
      const answer = await fetch(url, { method: 'POST', headers, body });
      if ((await answer.text()) !== 'Success')
        throw new Error(`The function answered ${answer.status}.`);
      times.push(performance.now() - requested);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendOneAfterAnother));
  const rate = ENQUIRIES / ((performance.now() - started) / 1_000);
  times.sort((one, other) => one - other);
  const quantile = (part: number) => times[Math.floor(part * ENQUIRIES)]?.toFixed(0);
  return `${rate.toFixed(0)}/s, p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms`;
}

async function measure(root: string, withTls: boolean) {
  const server = await startRawSmtp(OFFERS_SIGN_IN, withTls);
  const smtpUrl = withTls ? `smtps://web:password@localhost:${server.port}` : server.url;
  const env = environment(smtpUrl, { NODE_EXTRA_CA_CERTS: certificateFile });
  const hosts = {
    'nodemailer alone': await startBundle(env, path.join(root, 'api/testing/nodemailerAlone.ts')),
    'the function': await startBundle(env),
  };
  const protocol = withTls ? 'TLS and AUTH' : 'plain SMTP';
  // The functions take turns, so that changes of the machine's load affect both.
  for (let sent = ENQUIRIES; sent <= ROUNDS * ENQUIRIES; sent += ENQUIRIES)
    for (const [name, host] of Object.entries(hosts)) {
      const speed = await sendEnquiries(host.url);
      const memory = await host.memory();
      console.log(`${protocol}, ${name}, after ${sent} enquiries: ${speed}, ${memory}`);
    }
  for (const host of Object.values(hosts)) await host.stop();
  await server.close();
  console.log(`${server.mails.length} of ${2 * ROUNDS * ENQUIRIES} enquiries mailed`);
}

export async function measureFunction(root: string): Promise<void> {
  writeFileSync(certificateFile, CERTIFICATE.cert);
  process.on('exit', () => rmSync(certificateFile));
  for (const withTls of [false, true]) await measure(root, withTls);
}
