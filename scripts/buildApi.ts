/** `npm run build:api`: bundles the function app into `api/dist`. */
import { buildApi } from './support/building/buildApi';
import { runMain } from './support/runMain';

void runMain((_, root) => buildApi({ root }));
