/** Tests in which Orca reads most of the content. They also run with the content of the second agency, in German. */
export const ALSO_IN_SECOND_AGENCY = { tag: ['@secondAgency'] };
/** As above, and in Chromium. There Orca reorders or omits some words (docs/accessibility.md), so other tests would fail. */
export const ALSO_IN_CHROMIUM = { tag: [...ALSO_IN_SECOND_AGENCY.tag, '@chromium'] };
