/** `npm run bench:api`: how the built function does under load. */
import { measureFunction } from '../bench/api/measureFunction';
import { command } from './support/command';

void command((_, root) => measureFunction(root));
