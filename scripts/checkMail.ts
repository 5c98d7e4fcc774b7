/**
 * `npm run check:mail`: signs in to the mail servers of the settings, and sends
 * nothing.
 */
import { checkMail } from './support/checkMail';
import { runMain } from './support/runMain';
import { readSettingsFile } from '../local/localSettings';

void runMain(async (_, root) =>
  console.log(await checkMail({ ...readSettingsFile(root), ...process.env })),
);
