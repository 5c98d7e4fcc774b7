import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE_ROW = `
  {
    kind: { ...privacyPage, path: 'preise.md' },
    addresses: ['/preise'],
    template: 'prices',
    barBackground: 'solid',
    listedIn: 'menu',
  },`;

export function addFifthPage(projectCopy: string): void {
  copyFileSync(join(__dirname, 'preise.md'), join(projectCopy, 'content/preise.md'));
  const templates = join(projectCopy, 'src/templates');
  const textTemplate = readFileSync(join(templates, 'text.tsx'), 'utf8');
  const pricesTemplate = textTemplate
    .replace('query Text(', 'query Prices(')
    .replace('TextQuery', 'PricesQuery');
  writeFileSync(join(templates, 'prices.tsx'), pricesTemplate);
  const pageTable = join(projectCopy, 'src/content/shape/pages.ts');
  writeFileSync(pageTable, readFileSync(pageTable, 'utf8').replace(/\n\];/, `${PAGE_ROW}\n];`));
}
