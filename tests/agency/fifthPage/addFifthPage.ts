import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Its row in the table of pages: the kind of another page, in a file of its own. */
const ROW = `
  {
    kind: { ...privacyPage, path: 'preise.md' },
    addresses: ['/preise'],
    template: 'prices',
    bar: 'solid',
    listedIn: 'menu',
  },
];`;

/** Adds a page to a copy of the project, as CONTRIBUTING.md says: a content file, a template, a row. */
export function addFifthPage(copy: string): void {
  copyFileSync(join(__dirname, 'preise.md'), join(copy, 'content/preise.md'));

  const templates = join(copy, 'src/templates');
  const text = readFileSync(join(templates, 'text.tsx'), 'utf8');
  const template = text.replace('query Text(', 'query Prices(').replace('TextQuery', 'PricesQuery');
  writeFileSync(join(templates, 'prices.tsx'), template);

  const table = join(copy, 'src/content/shape/pages.ts');
  const rows = readFileSync(table, 'utf8');
  writeFileSync(table, rows.replace(/\n\];/, ROW));
}
