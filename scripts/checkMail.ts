/** `npm run check:mail`: whether the mail server takes our settings. */
import { checkMail, mailEnvironment } from '../api/checkMail';
import { command } from '../local/command';

void command(async () => {
  const { ok, sentence } = await checkMail(mailEnvironment());
  console.log(sentence);
  return ok ? 0 : 1;
});
