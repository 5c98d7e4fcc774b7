/** Tests that also run in Chromium. Orca announces other live regions of Chromium in no fixed order: docs/accessibility.md. */
export const IN_CHROMIUM = '@chromium';

/** Tests in which Orca reads most of the content. They also run with a second agency's content, in German. */
export const SECOND_AGENCY = '@secondAgency';
