/** `npm run docs:content`: updates the table of fields in the guide for staff from `src/content/shape/`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withReferenceTable } from '../src/content/derive/referenceTable';

const GUIDE = 'content/README.md';
writeFileSync(GUIDE, withReferenceTable(readFileSync(GUIDE, 'utf8')));
