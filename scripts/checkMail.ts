/** `npm run check:mail`: signs in to the mail servers of the settings, and sends nothing. */
import { checkMail } from '../api/checkMail';
import { command } from './support/command';
import { readSettingsFile } from '../local/localServices';

void command(async (_, root) =>
  console.log(await checkMail({ ...readSettingsFile(root), ...process.env })),
);
