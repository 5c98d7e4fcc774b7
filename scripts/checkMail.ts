/** `npm run check:mail`: whether the mail server takes our settings. */
import { checkMail } from '../api/checkMail';
import { command } from './support/command';
import { settingsFile } from '../local/localSettings';

void command(async (_, root) =>
  console.log(await checkMail({ ...settingsFile(root), ...process.env })),
);
