import { app } from '@azure/functions';
import { getSendEmail, handleSendEmail } from '../handleSendEmail';

// Logs wrong settings before the first enquiry. Must not throw: the host would
// not start, and visitors would get no answer.
app.hook.appStart(() => void getSendEmail(console));
app.http('sendEmail', {
  methods: ['POST'],
  authLevel: 'anonymous',
  handler: handleSendEmail,
});
