/** `npm run bench:api`: measures the built function under load. */
import { measureFunction } from '../bench/api/measureFunction';
import { runMain } from './support/runMain';

void runMain((_, root) => measureFunction(root));
