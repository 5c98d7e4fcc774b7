/** Where the browser tests serve the site; other ports than those of `npm start`, so that both can run at once. */
export const SITE_PORT = 4290;
export const INBOX_PORT = 1090;
export const BASE_URL = `http://localhost:${SITE_PORT}`;
export const INBOX_URL = `http://localhost:${INBOX_PORT}`;
