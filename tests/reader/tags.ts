/** Tests with this tag also run with the content of the second agency, in German. */
export const ALSO_IN_SECOND_AGENCY = { tag: ['@secondAgency'] };
/** Also in Chromium and the second agency. Others fail in Chromium: Orca reorders or omits words (docs/accessibility.md). */
export const ALSO_IN_CHROMIUM = { tag: [...ALSO_IN_SECOND_AGENCY.tag, '@chromium'] };
