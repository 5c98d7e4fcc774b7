import type { Counts } from '../counts';
import { runBrowserTests } from '../runTests';
import { brandRounds } from './brandRounds';
import { generatedRounds } from './generatedRounds';
import type { PartName } from './partNames';
import { languageRounds } from './languageRounds';
import { recipeRounds, secondAgencyRound } from './rounds';
import { runRounds } from './runRounds';
import { upgradeRound } from './upgrade/upgradeRound';

type Part = (root: string, signal: AbortSignal) => Promise<Counts[]>;

const agencyRounds = [
  secondAgencyRound,
  ...brandRounds,
  ...languageRounds,
  ...recipeRounds,
];

/**
 * The parts of `npm run test:agency`, which can also run alone. Those with
 * rounds have a project copy each: the recipes change more than the content,
 * and the upgrade replaces all files.
 */
export const PARTS: Record<PartName, Part> = {
  agency: (root, signal) => runRounds(root, agencyRounds, signal),

  generated: (root, signal) => runRounds(root, generatedRounds(), signal),

  upgrade: (root, signal) => runRounds(root, [upgradeRound], signal),

  botCheck: async (root, signal) => {
    console.log('\n== A site with a bot check');
    const config = '--config=tests/botCheck/playwright.config.ts';

    return [await runBrowserTests(root, 'botCheck', [config], signal)];
  },
};
