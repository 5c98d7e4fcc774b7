/**
 * `npm run bench:api`: prints speed and memory of the bundled function under
 * load and, for comparison, of nodemailer alone.
 */
import { measureFunction } from './measureFunction';
import { runMain } from '../../scripts/support/runMain';

void runMain(measureFunction);
