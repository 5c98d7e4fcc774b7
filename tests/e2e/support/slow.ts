/** Tag of tests that take long and rarely fail. `npm test` skips them; `npm run test:agency` runs them. */
export const SLOW = { tag: '@slow' };
