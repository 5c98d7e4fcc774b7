import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '../../testing/brands';
import { edit, installSecondAgency, type Round } from './rounds';

const colourRound = (brandName: keyof typeof BRANDS): Round => ({
  name: `A second agency in ${brandName}`,
  change: (folder) => {
    installSecondAgency(folder);
    const { ground, paper, threads } = BRANDS[brandName];
    // The colours of brand.md, from top to bottom.
    const colours = [ground, paper, ...threads.map(({ colour }) => colour)];
    const file = join(folder, 'brand.md');
    const recoloured = readFileSync(file, 'utf8').replace(
      /#\w{6}/g,
      () => colours.shift() ?? '',
    );

    writeFileSync(file, recoloured);
  },
  specs: 'accessibility forcedColours reachability threadColours ownColours',
});

export const brandRounds: Round[] = [
  {
    name: 'A second agency with a wide wordmark',
    change: (folder) => {
      installSecondAgency(folder);
      const wordmark = 'pictures/wordmark.svg';

      cpSync(
        join(__dirname, 'wordmark/kreidestrich.svg'),
        join(folder, wordmark),
      );
      // The wordmark has one version for all backgrounds, so it needs no
      // `logoOnPaper`.
      edit(
        join(folder, 'brand.md'),
        /^logo: .*\nlogoOnPaper: .*$/m,
        `logo: ./${wordmark}`,
      );
    },
    specs:
      'wordmark ownColours accessibility smallScreens openTheMenu layoutShift budget',
  },
  colourRound('only pastels'), // The drawer is pale.
  colourRound('black, white and grey'), // All threads are grey.
];
