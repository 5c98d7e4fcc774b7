/**
 * `npm run docs:content`: updates the tables of fields in the guide for staff
 * from `src/content/shape/`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withReferenceTables } from '../src/content/derive/referenceTables';

const GUIDE = 'content/README.md';

writeFileSync(GUIDE, withReferenceTables(readFileSync(GUIDE, 'utf8')));
