export interface Suite {
  /** Name in the table, and for `npm run test:all -- <name>`. */
  name: string;

  /** The npm script that runs it. */
  script: string;
}

/** All suites that must pass before a release, in the order of their runs. */
export const suites: Suite[] = [
  { name: 'site', script: 'test' },
  { name: 'agency', script: 'test:agency' },
  { name: 'admin', script: 'test:admin' },
  { name: 'engines', script: 'test:engines' },
  { name: 'hosting', script: 'test:hosting' },
  { name: 'reader', script: 'test:reader' },
];
