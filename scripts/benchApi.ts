import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { buildApi } from '../api/build';
import { certificate } from '../api/testing/certificate';
import { environment } from '../api/testing/dependencies';
import { startRawSmtp } from '../api/testing/rawSmtp';
import { PAYLOAD } from '../api/testing/requests';
import { startFolder } from '../api/testing/startFolder';

/** Prints how the built function does under load: it in one process, the mail server and the load in this one. */
const ENQUIRIES = 1_000;
const ROOT = path.join(__dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'bench-api-'));
const pem = path.join(folder, 'mail-server.pem');

async function measure(kind: string, connections: number, tls?: { key: string; cert: string }) {
  const server = await startRawSmtp({ ehlo: '250-mail.example\r\n250 AUTH PLAIN' }, tls);
  const at = tls ? `smtps://web:password@localhost` : `smtp://127.0.0.1`;
  // The function trusts the mail server's certificate as it would a company's own: by Node's setting.
  const trust: Record<string, string> = tls ? { NODE_EXTRA_CA_CERTS: pem } : {};
  const host = await startFolder(folder, { ...environment(`${at}:${server.port}`), ...trust });
  let sent = 0;
  const result = await autocannon({
    url: host.url,
    method: 'POST',
    amount: ENQUIRIES,
    connections,
    headers: { 'content-type': 'application/json' },
    setupClient: (client) => {
      const next = () => {
        sent += 1;
        client.setBody(JSON.stringify({ ...PAYLOAD, message: `Enquiry number ${sent}` }));
      };
      next();
      client.on('response', next);
    },
  });
  const { peakMb } = await host.memory();
  await host.stop();
  await server.close();
  console.log(
    `${kind}, ${connections} at once: ${Math.round(result['2xx'] / result.duration)} req/s, ` +
      `p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms, peak ${Math.round(peakMb)} MB; ` +
      `${result['2xx']} accepted, ${server.mails.length} mailed, ` +
      `${result.non2xx + result.errors} failed`,
  );
}

async function run() {
  for (const file of ['host.json', 'package.json']) {
    cpSync(path.join(ROOT, 'api', file), path.join(folder, file));
  }
  await buildApi({ root: ROOT, outDir: path.join(folder, 'dist') });
  const tls = certificate();
  writeFileSync(pem, tls.cert);
  for (const connections of [10, 50]) {
    await measure('plain SMTP', connections);
    await measure('TLS and AUTH', connections, tls);
  }
}

run()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => rmSync(folder, { recursive: true }));
