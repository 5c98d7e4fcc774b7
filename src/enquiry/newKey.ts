/** 128 random bits in hex. `crypto.randomUUID` is missing where a page is not served over TLS; this is there always. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
