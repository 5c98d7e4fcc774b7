/** Tests in which Orca reads most of the content. They also run with the content of the second agency, in German. */
export const ALSO_IN_SECOND_AGENCY = { tag: ['@secondAgency'] };
/** Also with the second agency. Other tests fail in Chromium: Orca reorders or omits words there (docs/accessibility.md). */
export const ALSO_IN_CHROMIUM = { tag: [...ALSO_IN_SECOND_AGENCY.tag, '@chromium'] };
