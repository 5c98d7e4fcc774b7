/** `npm run build:api`: bundles the function app into `api/dist`. */
import { buildApi } from '../api/build';
import { command } from './support/command';

void command((_, root) => buildApi({ root }));
