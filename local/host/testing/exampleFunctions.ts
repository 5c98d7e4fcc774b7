import { app } from '@azure/functions';

app.http('echo', {
  methods: ['GET', 'POST'],
  handler: async (request) => {
    const { method, url, headers } = request;
    const jsonBody = {
      method,
      url,
      text: await request.text(),
      tag: headers.get('x-tag'),
    };

    return { status: 201, headers: { 'X-Answer': 'echo' }, jsonBody };
  },
});
app.get('throws', () => {
  // The host must log this message and keep it out of the answer.
  throw new Error('internal secret');
});
app.get('teapot', {
  route: 'Kitchen/Teapot',
  handler: () => ({ status: 418 }),
}); // A test requests it in lower case.
