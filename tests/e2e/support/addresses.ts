/** Where the browser tests serve the site; other ports than those of `npm start`, so that both can run at once. */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 4290);
export const INBOX_PORT = Number(process.env.E2E_INBOX_PORT ?? 1090);
export const BASE_URL = `http://localhost:${SITE_PORT}`;
export const INBOX_URL = `http://localhost:${INBOX_PORT}`;

/** The address that the build is told, and that its canonical links name: the one of `npm start`, which shares it. */
export const BUILT_FOR = 'http://localhost:4280';
