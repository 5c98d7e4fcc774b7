/**
 * Ports of the tested site and its inbox (local/inbox/). `npm start` uses other
 * ports, so that it can run during the tests.
 */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 4290);
export const INBOX_PORT = Number(process.env.E2E_INBOX_PORT ?? 1090);
export const BASE_URL = `http://localhost:${SITE_PORT}`;
export const INBOX_URL = `http://localhost:${INBOX_PORT}`;

/**
 * SITE_URL of the build. It is the address of `npm start`, not BASE_URL, so
 * that `npm start` and the tests share a build.
 */
export const BUILD_SITE_URL = 'http://localhost:4280';
