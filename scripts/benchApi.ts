/** `npm run bench:api`: how the built function does under load. */
import { join } from 'node:path';
import { measureFunction } from '../bench/api/measureFunction';
import { command } from '../local/command';

void command(() => measureFunction(join(__dirname, '..')));
