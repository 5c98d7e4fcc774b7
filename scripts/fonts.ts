/** `npm run fonts`: cuts the typefaces, as after a new version of one. Commit what it writes. */
import { command } from './support/command';
import { writeFonts } from '../src/gatsby/fonts/writeFonts';

void command(writeFonts);
