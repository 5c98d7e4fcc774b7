import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '../../src/brand/testing/brands';
import { installSecondAgency, type Round } from './rounds';

/** Returns a round (a build with its tests) with the second agency in the colours of a test brand. Runs tests of colours. */
const brandRound = (name: keyof typeof BRANDS): Round => ({
  name: `A second agency in ${name}`,
  change: (folder) => {
    installSecondAgency(folder);
    const { ground, paper, threads } = BRANDS[name];
    // brand.md has its colours in this order.
    const colours = [ground, paper, ...threads.map(({ colour }) => colour)];
    const file = join(folder, 'brand.md');
    const recoloured = readFileSync(file, 'utf8').replace(/#\w{6}/g, () => colours.shift() ?? '');
    writeFileSync(file, recoloured);
  },
  specs: ['contrast', 'forcedColours', 'reachability', 'threadColours', 'ownColours'],
});

/** Rounds with brands whose colours contrast little with each other. */
export const brandRounds = [brandRound('only pastels'), brandRound('almost black and white')];
