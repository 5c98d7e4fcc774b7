/** Ports of the browser tests. They differ from those of `npm start`, so that both can run at once. */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 4290);
export const INBOX_PORT = Number(process.env.E2E_INBOX_PORT ?? 1090);
export const BASE_URL = `http://localhost:${SITE_PORT}`;
export const INBOX_URL = `http://localhost:${INBOX_PORT}`;

/** SITE_URL of the build, which canonical links name. The same as for `npm start`, so that both share a build. */
export const BUILT_FOR = 'http://localhost:4280';
