import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '../../src/brand/testing/brands';
import { whole, type Round } from './rounds';

/** The second agency in other colours, under what colours can break. */
const wearing = (name: keyof typeof BRANDS): Round => ({
  name: `A second agency in ${name}`,
  change: async (content) => {
    await whole.change(content);
    const { ground, paper, threads } = BRANDS[name];
    const colours = [ground, paper, ...threads.map(({ colour }) => colour)].values();
    const file = join(content, 'brand.md');
    const worn = readFileSync(file, 'utf8').replace(/#\w{6}/g, () => colours.next().value ?? '');
    writeFileSync(file, worn);
  },
  tests: ['contrast', 'reachability', 'choices', 'ownColours'],
});

/** Brands that are hard to wear. */
export const brandRounds = [wearing('pastels alone'), wearing('hardly more than black and white')];
