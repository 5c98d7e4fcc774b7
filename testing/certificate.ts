import { generateKeyPairSync, sign, X509Certificate } from 'node:crypto';

const toHex = (text: string) => Buffer.from(text).toString('hex');

// Parts of a certificate in hexadecimal. Type and length precede each value
// (X.690): `308186` starts a sequence of 0x86 = 134 bytes.

/** The algorithm Ed25519 by its identifier, 1.3.101.112. */
const ED25519 = '300506032b6570';

/** The name `localhost`, as issuer and as subject. */
const LOCALHOST = `30143112301006035504030c09${toHex('localhost')}`;

/** Valid from 2020 to 9999. */
const NEVER_EXPIRES = `3022180f${toHex('20200101000000Z')}180f${toHex('99991231235959Z')}`;

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const subjectKey = publicKey
  .export({ type: 'spki', format: 'der' })
  .toString('hex');

// Serial number 1, algorithm, issuer, validity, subject and public key. With
// Ed25519, every key and signature has the same length, so the lengths are
// constants.
const body = `308186020101${ED25519}${LOCALHOST}${NEVER_EXPIRES}${LOCALHOST}${subjectKey}`;

// Ed25519 has its own digest, so the first argument is null.
const signature = sign(null, Buffer.from(body, 'hex'), privateKey).toString(
  'hex',
);

// The certificate is body, algorithm and signature. `034100` starts a bit
// string of 65 bytes.
const der = Buffer.from(`3081d3${body}${ED25519}034100${signature}`, 'hex');

/**
 * Self-signed certificate of `localhost`, and its key, in PEM. Each run creates
 * them, because secret scanners would report a key in the repository.
 */
export const CERTIFICATE = {
  key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  cert: new X509Certificate(der).toString(),
};
