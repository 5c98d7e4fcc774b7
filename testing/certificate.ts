import { generateKeyPairSync, sign, X509Certificate } from 'node:crypto';

const toHex = (text: string) => Buffer.from(text).toString('hex');
// Parts of a certificate in hexadecimal. Type and length precede each value: 30
// 81 86 is a sequence of 134 bytes (X.690).
const ED25519 = '300506032b6570';
const LOCALHOST = `30143112301006035504030c09${toHex('localhost')}`;
const NEVER_EXPIRES = `3022180f${toHex('20200101000000Z')}180f${toHex('99991231235959Z')}`;

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const subjectKey = publicKey
  .export({ type: 'spki', format: 'der' })
  .toString('hex');
// Serial number 1, algorithm, issuer, validity, subject and public key. With
// Ed25519, every certificate has these lengths.
const body = `308186020101${ED25519}${LOCALHOST}${NEVER_EXPIRES}${LOCALHOST}${subjectKey}`;
// Ed25519 has its own digest, so `sign` gets null. The certificate is body,
// algorithm and signature.
const signature = sign(null, Buffer.from(body, 'hex'), privateKey).toString(
  'hex',
);
const der = Buffer.from(`3081d3${body}${ED25519}034100${signature}`, 'hex');

/**
 * Self-signed certificate of `localhost`, and its key, in PEM. Created here: a
 * committed key would alarm secret scanners.
 */
export const CERTIFICATE = {
  key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  cert: new X509Certificate(der).toString(),
};
