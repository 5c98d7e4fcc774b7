import { app } from '@azure/functions';
import { handleSendEmail } from '../handleSendEmail';

app.http('sendEmail', { methods: ['POST'], authLevel: 'anonymous', handler: handleSendEmail });
