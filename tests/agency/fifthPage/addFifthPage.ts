import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROW = `
  {
    kind: { ...privacyPage, path: 'preise.md' },
    addresses: ['/preise'],
    template: 'prices',
    bar: 'solid',
    listedIn: 'menu',
  },`;

export function addFifthPage(copy: string): void {
  copyFileSync(join(__dirname, 'preise.md'), join(copy, 'content/preise.md'));
  const templates = join(copy, 'src/templates');
  const textTemplate = readFileSync(join(templates, 'text.tsx'), 'utf8');
  const prices = textTemplate
    .replace('query Text(', 'query Prices(')
    .replace('TextQuery', 'PricesQuery');
  writeFileSync(join(templates, 'prices.tsx'), prices);
  const table = join(copy, 'src/content/shape/pages.ts');
  writeFileSync(table, readFileSync(table, 'utf8').replace(/\n\];/, `${ROW}\n];`));
}
