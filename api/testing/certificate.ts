import { generateKeyPairSync, sign, X509Certificate } from 'node:crypto';

/** Encodes a value as in certificates (X.690). */
const encode = (type: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const header = Buffer.from([type, 0x82, 0, 0]);
  header.writeUInt16BE(content.length, 2);
  return Buffer.concat([header, content]);
};
const integer = (value: number) => encode(0x02, Buffer.from([value]));
/** The byte 0 says that no bits of the last byte are unused. */
const bitString = (bits: Buffer) => encode(0x03, Buffer.from([0]), bits);
const objectId = (hex: string) => encode(0x06, Buffer.from(hex, 'hex'));
const utf8String = (text: string) => encode(0x0c, Buffer.from(text));
const time = (text: string) => encode(0x18, Buffer.from(text));
const sequence = (...parts: Buffer[]) => encode(0x30, ...parts);
const set = (part: Buffer) => encode(0x31, part);

// Object identifiers 1.2.840.10045.4.3.2 and 2.5.4.3.
const ECDSA_WITH_SHA256 = sequence(objectId('2a8648ce3d040302'));
const COMMON_NAME = objectId('550403');
const NEVER_EXPIRES = sequence(time('20200101000000Z'), time('99991231235959Z'));

/**
 * Creates a self-signed certificate for `localhost`, because a private key in the repository would alarm secret scanners. A
 * process trusts the certificate if `NODE_EXTRA_CA_CERTS` names a file with it.
 */
function createCertificate() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(COMMON_NAME, utf8String('localhost'))));
  const subjectKey = publicKey.export({ type: 'spki', format: 'der' });
  // Serial number, algorithm, issuer, validity, subject and public key.
  const body = sequence(integer(1), ECDSA_WITH_SHA256, name, NEVER_EXPIRES, name, subjectKey);
  const signature = bitString(sign('sha256', body, privateKey));
  const certificate = sequence(body, ECDSA_WITH_SHA256, signature);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: new X509Certificate(certificate).toString(),
  };
}

/** Private key and certificate of the test servers, in PEM format. */
export const CERTIFICATE = createCertificate();
