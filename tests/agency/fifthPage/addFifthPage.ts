import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A row of the table in pages.ts. Its kind has the fields of the privacy
 * policy, but a file of its own.
 */
const PAGE_ROW = `
  {
    kind: { ...privacyPage, path: 'preise.md' },
    addresses: ['/preise'],
    template: 'prices',
    barBackground: 'solid',
    listedIn: 'menu',
  },`;

export function addFifthPage(projectCopy: string): void {
  copyFileSync(
    join(__dirname, 'preise.md'),
    join(projectCopy, 'content/preise.md'),
  );
  const templateFolder = join(projectCopy, 'src/templates');
  const textTemplate = readFileSync(join(templateFolder, 'text.tsx'), 'utf8');
  // Gatsby allows no two queries of the same name.
  const pricesTemplate = textTemplate
    .replace('query Text(', 'query Prices(')
    .replace('TextQuery', 'PricesQuery');

  writeFileSync(join(templateFolder, 'prices.tsx'), pricesTemplate);
  const pagesFile = join(projectCopy, 'src/content/shape/pages.ts');
  const pagesSource = readFileSync(pagesFile, 'utf8');

  // The table of pages ends with `];`.
  writeFileSync(pagesFile, pagesSource.replace('\n];', `${PAGE_ROW}\n];`));
}
