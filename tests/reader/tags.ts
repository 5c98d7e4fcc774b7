/**
 * Tests with this tag also run with the content of the second agency, in
 * German.
 */
export const ALSO_IN_SECOND_AGENCY = { tag: ['@secondAgency'] };

/**
 * Tests with these tags also run in Chromium. Other tests fail there: Orca
 * reorders or omits words (docs/accessibility.md).
 */
export const ALSO_IN_CHROMIUM = {
  tag: [...ALSO_IN_SECOND_AGENCY.tag, '@chromium'],
};
