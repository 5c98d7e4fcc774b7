import { app } from '@azure/functions';
import { handleSendEmail, startSendEmail } from '../handleSendEmail';

app.hook.appStart(startSendEmail);
app.http('sendEmail', { methods: ['POST'], authLevel: 'anonymous', handler: handleSendEmail });
