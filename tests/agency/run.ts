/**
 * `npm run test:agency`: tests the site with other content (tests/agency/), an
 * older copy that gets this version, and a site with a bot check.
 * `npm run test:agency -- upgrade botCheck` runs these parts only.
 */
import { runMain } from '../../scripts/support/runMain';
import { chooseNames } from '../chooseNames';
import { printTotal, type Counts } from '../counts';
import { PART_NAMES } from './partNames';
import { PARTS } from './parts';

/** A developer who repeats a generated content wants no other part. */
const DEFAULT_PARTS = process.env.CONTENT_SEED ? ['generated'] : [];

void runMain(async (signal, root) => {
  const namedParts = process.argv.slice(2);
  const args = namedParts.length > 0 ? namedParts : DEFAULT_PARTS;
  const parts = chooseNames('part', PART_NAMES, args);
  const counts: Counts[] = [];

  for (const name of parts) counts.push(...(await PARTS[name](root, signal)));

  return printTotal(counts);
});
