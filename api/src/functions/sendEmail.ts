import { app } from '@azure/functions';
import { handleSendEmail, checkSettingsAtStart } from '../handleSendEmail';

app.hook.appStart(checkSettingsAtStart);
app.http('sendEmail', { methods: ['POST'], authLevel: 'anonymous', handler: handleSendEmail });
