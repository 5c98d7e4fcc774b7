/** `npm run fonts`: writes the font files of the site. Run it after a new version of a typeface, and commit the files. */
import { command } from './support/command';
import { writeFonts } from '../src/gatsby/fonts/writeFonts';

void command(writeFonts);
