/** Tag of tests that take long and rarely fail. `npm test` leaves them out; `npm run test:agency` runs them. */
export const SLOW = { tag: '@slow' };
