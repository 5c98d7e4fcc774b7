import { app } from '@azure/functions';
import { createAuth } from '../auth/createAuth';

app.http('auth', {
  methods: ['POST'],
  authLevel: 'anonymous',
  handler: createAuth(),
});
