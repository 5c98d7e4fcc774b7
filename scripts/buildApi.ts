/** `npm run build:api`: bundles the function app into `api/dist`. */
import { buildApi } from '../api/build';
import { runMain } from './support/runMain';

void runMain((_, root) => buildApi({ root }));
