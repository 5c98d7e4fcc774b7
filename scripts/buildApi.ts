/** `npm run build:api`: bundles the function app into api/dist. */
import { join } from 'node:path';
import { buildApi } from '../api/build';
import { command } from '../local/command';

void command(() => buildApi({ root: join(__dirname, '..') }));
