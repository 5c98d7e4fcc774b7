/** `npm run docs:content`: brings the list of fields in the guide up to date with the shape of the content. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withReferenceTable } from '../src/content/derive/referenceTable';

const GUIDE = 'content/README.md';
writeFileSync(GUIDE, withReferenceTable(readFileSync(GUIDE, 'utf8')));
