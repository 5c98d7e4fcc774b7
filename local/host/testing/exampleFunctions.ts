/** A function app for the tests of the functions host. */
import { app } from '@azure/functions';

app.http('echo', {
  methods: ['GET', 'POST'],
  handler: async (request) => ({
    status: 201,
    headers: { 'X-Answer': 'echo' },
    jsonBody: {
      method: request.method,
      url: request.url,
      text: await request.text(),
      tag: request.headers.get('x-tag'),
    },
  }),
});
app.post('plain', () => ({ body: 'Success' }));
app.get('throws', () => {
  throw new Error('internal secret');
});
app.get('teapot', { route: 'Kitchen/Teapot', handler: () => ({ status: 418 }) });
