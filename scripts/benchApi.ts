/** `npm run bench:api`: measures the built function under load. */
import { measureFunction } from '../bench/api/measureFunction';
import { command } from './support/command';

void command((_, root) => measureFunction(root));
