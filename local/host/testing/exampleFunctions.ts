/** A function app for the tests of the functions host. */
import { setTimeout } from 'node:timers/promises';
import { app } from '@azure/functions';

let started = false;
// A host that does not wait for the start hook answers before these 50 ms are over.
app.hook.appStart(async () => {
  await setTimeout(50);
  started = true;
});

app.http('echo', {
  methods: ['GET', 'POST'],
  handler: async (request) => ({
    status: 201,
    headers: { 'X-Started': String(started) },
    jsonBody: {
      method: request.method,
      url: request.url,
      text: await request.text(),
      tag: request.headers.get('x-tag'),
      query: request.query.get('q'),
    },
  }),
});
app.post('plain', () => ({ body: 'Success' }));
app.get('throws', () => {
  throw new Error('internal secret');
});
app.get('teapot', { route: 'Kitchen/Teapot', handler: () => ({ status: 418 }) });
