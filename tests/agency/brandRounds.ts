import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '../../src/brand/testing/brands';
import { whole, type Round } from './rounds';

/** Returns a round with the second agency in the colours of a test brand, for the tests that depend on colours. */
const inColoursOf = (name: keyof typeof BRANDS): Round => ({
  name: `A second agency in ${name}`,
  change: async (content) => {
    await whole.change(content);
    const { ground, paper, threads } = BRANDS[name];
    const colours = [ground, paper, ...threads.map(({ colour }) => colour)].values();
    const file = join(content, 'brand.md');
    const recoloured = readFileSync(file, 'utf8').replace(
      /#\w{6}/g,
      () => colours.next().value ?? '',
    );
    writeFileSync(file, recoloured);
  },
  tests: ['contrast', 'reachability', 'choices', 'ownColours'],
});

/** Rounds with brands whose colours have little contrast to each other. */
export const brandRounds = [
  inColoursOf('pastels alone'),
  inColoursOf('hardly more than black and white'),
];
