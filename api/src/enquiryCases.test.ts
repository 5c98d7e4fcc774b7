import { startFunction, WORDS } from '../testing/dependencies';
import { RIGHT_VALUES, WRONG_VALUES } from '../testing/enquiryCases';
import { startRawSmtp, type RawSmtp } from '../testing/rawSmtp';
import { formPost, jsonPost, PAYLOAD } from '../testing/requests';

let server: RawSmtp;
beforeAll(async () => {
  server = await startRawSmtp();
});
afterAll(() => server.close());

/** Sends an enquiry as the form does with and without scripts. */
async function answers(changes: Record<string, string>) {
  const { send } = startFunction(server.url);
  const scripted = await send(jsonPost({ ...PAYLOAD, ...changes }));
  const plain = await send(formPost({ ...PAYLOAD, ...changes }));
  return { scripted, plain };
}

test.each(RIGHT_VALUES)('accepts the %s %j, with and without scripts', async (field, value) => {
  const { scripted, plain } = await answers({ [field]: value });
  expect([scripted.body, plain.status]).toEqual(['Success', 303]);
});

test.each(WRONG_VALUES)(
  'refuses the %s %j with the message of the field, with and without scripts',
  async (field, value) => {
    const { scripted, plain } = await answers({ [field]: value });
    expect([scripted.status, scripted.body]).toEqual([400, WORDS.errors[field]]);
    expect(plain.status).toBe(400);
    expect(plain.body).toContain(`id="${field}-error">${WORDS.errors[field]}<`);
  },
);
