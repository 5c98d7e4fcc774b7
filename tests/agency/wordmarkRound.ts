import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { edit, secondAgency, type Round } from './rounds';

/** Round with the second agency, whose only logo is a wordmark with a ratio of width to height of 4. */
export const wordmarkRound: Round = {
  name: 'A second agency with a wide wordmark',
  change: (content) => {
    secondAgency(content);
    const file = 'pictures/wordmark.svg';
    cpSync(join(__dirname, 'wordmark/kreidestrich.svg'), join(content, file));
    edit(join(content, 'brand.md'), /^logo: .*\nlogoOnPaper: .*$/m, `logo: ./${file}`);
  },
  tests: [
    'wordmark',
    'ownColours',
    'contrast',
    'smallScreens',
    'openTheMenu',
    'layoutShift',
    'budget',
  ],
};
