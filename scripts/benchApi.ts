/**
 * `npm run bench:api`: prints speed and memory of the bundled function under
 * load and, for comparison, of nodemailer alone.
 */
import { measureFunction } from '../bench/api/measureFunction';
import { runMain } from './support/runMain';

void runMain(measureFunction);
