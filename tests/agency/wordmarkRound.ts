import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { edit, installSecondAgency, type Round } from './rounds';

/** Round (a build with its tests) with the second agency, whose only logo is a wordmark, four times as wide as high. */
export const wordmarkRound: Round = {
  name: 'A second agency with a wide wordmark',
  change: (folder) => {
    installSecondAgency(folder);
    const file = 'pictures/wordmark.svg';
    cpSync(join(__dirname, 'wordmark/kreidestrich.svg'), join(folder, file));
    edit(join(folder, 'brand.md'), /^logo: .*\nlogoOnPaper: .*$/m, `logo: ./${file}`);
  },
  specs: [
    'wordmark',
    'ownColours',
    'contrast',
    'smallScreens',
    'openTheMenu',
    'layoutShift',
    'budget',
  ],
};
