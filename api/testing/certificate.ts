import { generateKeyPairSync, sign, X509Certificate } from 'node:crypto';

/** Encodes a length in DER: one byte below 128, else a byte with the number of length bytes, then these bytes. */
function encodeLength(length: number): number[] {
  if (length < 128) return [length];
  if (length < 256) return [0x81, length];
  return [0x82, length >> 8, length & 255];
}

/** Encodes a value in DER (X.690), the binary format of certificates: type, length, content. */
const der = (type: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([type, ...encodeLength(content.length)]), content]);
};
const integer = (value: number) => der(0x02, Buffer.from([value]));
const bitString = (bits: Buffer) => der(0x03, Buffer.from([0]), bits);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const utf8String = (text: string) => der(0x0c, Buffer.from(text));
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const set = (part: Buffer) => der(0x31, part);
/** `2026-11-24T08:00:00.000Z` → `261124080000Z`. */
const utcTime = (ms: number) =>
  der(0x17, Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`));

const ECDSA_WITH_SHA256 = sequence(objectId('2a8648ce3d040302'));
const COMMON_NAME = objectId('550403');
const DAY_MS = 86_400_000;

/**
 * Creates a self-signed certificate for `localhost` that is valid for a day. A certificate in the repository would expire. A
 * process trusts it if `NODE_EXTRA_CA_CERTS` names a file with it.
 */
function createCertificate() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(COMMON_NAME, utf8String('localhost'))));
  const body = sequence(
    integer(1),
    ECDSA_WITH_SHA256,
    name,
    sequence(utcTime(Date.now() - DAY_MS), utcTime(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = bitString(sign('sha256', body, privateKey));
  const certificate = sequence(body, ECDSA_WITH_SHA256, signature);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: new X509Certificate(certificate).toString(),
  };
}

/** Private key and certificate of the test servers, in PEM format. */
export const CERTIFICATE = createCertificate();
