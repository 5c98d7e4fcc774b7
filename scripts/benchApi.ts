/** `npm run bench:api`: how the built function does under load. */
import { measureFunction } from '../bench/api/measureFunction';
import { command } from '../local/command';

void command((_, root) => measureFunction(root));
