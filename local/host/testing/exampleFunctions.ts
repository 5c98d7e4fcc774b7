/** A function app with one function for each thing that the host does. */
import { setTimeout } from 'node:timers/promises';
import { app } from '@azure/functions';

let started = false;
// It takes 50 ms by itself, as an app that connects does, so that a host that does not wait for it is found out.
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
      mark: request.headers.get('x-mark'),
      query: request.query.get('q'),
    },
  }),
});
app.post('plain', () => ({ body: 'Success' }));
app.get('throws', () => {
  throw new Error('secret of the inside');
});
app.get('teapot', { route: 'Kitchen/Teapot', handler: () => ({ status: 418 }) });
