/** Tag of tests that also run in Chromium, in which Orca says some words in another order or not at all (docs/accessibility.md). */
export const IN_CHROMIUM = '@chromium';

/** Tag of tests in which Orca reads most of the content. They also run with the content of the second agency, in German. */
export const SECOND_AGENCY = '@secondAgency';
