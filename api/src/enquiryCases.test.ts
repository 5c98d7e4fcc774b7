import { INVALID_VALUES, VALID_VALUES } from '../testing/enquiryCases';
import { serverForEachTest } from '../testing/serverForEachTest';
import { startRawSmtp } from '../testing/rawSmtp';
import { formPost, jsonPost, PAYLOAD } from '../testing/requests';
import { startFunction } from '../testing/startFunction';
import { WORDS } from '../testing/words';
import type { Field } from './enquiry';

const server = serverForEachTest(startRawSmtp);

/** @returns the answers to an enquiry with a changed value, sent with and without scripts */
function post(field: Field, value: string) {
  const { send } = startFunction(server.url);
  const payload = { ...PAYLOAD, [field]: value };
  return Promise.all([send(jsonPost(payload)), send(formPost(payload))]);
}

test.each(VALID_VALUES)('accepts the %s %j, with and without scripts', async (field, value) => {
  expect(await post(field, value)).toMatchObject([{ body: 'Success' }, { status: 303 }]);
});

// Nobody can type these values into the form, but a request can contain them.
const INVALID_IN_REQUESTS: typeof INVALID_VALUES = [
  ['email', 'ada@example.org\r\nBcc: eve@example.org'],
  ['email', 'ada@\ud800.example'],
  ['phone', '020\n7946'],
];
test.each([...INVALID_VALUES, ...INVALID_IN_REQUESTS])(
  'refuses the %s %j with its error message, with and without scripts',
  async (field, value) => {
    const error = WORDS.errors[field];
    expect(await post(field, value)).toMatchObject([
      { status: 400, body: error },
      { status: 400, body: expect.stringContaining(`id="${field}-error">${error}<`) },
    ]);
  },
);
