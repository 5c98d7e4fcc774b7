import { INVALID_VALUES, VALID_VALUES } from '../testing/enquiryCases';
import { serverForEachTest } from '../testing/serverForEachTest';
import { startRawSmtp } from '../testing/rawSmtp';
import { formPost, jsonPost, PAYLOAD } from '../testing/requests';
import { startFunction } from '../testing/startFunction';
import { WORDS } from '../testing/words';

const server = serverForEachTest(startRawSmtp);

/** Sends an enquiry as the form does with and without scripts. @returns both answers */
async function sendBoth(changes: Record<string, string>) {
  const { send } = startFunction(server.url);
  const withScripts = await send(jsonPost({ ...PAYLOAD, ...changes }));
  const withoutScripts = await send(formPost({ ...PAYLOAD, ...changes }));
  return { withScripts, withoutScripts };
}

test.each(VALID_VALUES)('accepts the %s %j, with and without scripts', async (field, value) => {
  const { withScripts, withoutScripts } = await sendBoth({ [field]: value });
  expect([withScripts.body, withoutScripts.status]).toEqual(['Success', 303]);
});

test.each(INVALID_VALUES)(
  'refuses the %s %j with its error message, with and without scripts',
  async (field, value) => {
    const { withScripts, withoutScripts } = await sendBoth({ [field]: value });
    expect([withScripts.status, withScripts.body]).toEqual([400, WORDS.errors[field]]);
    expect(withoutScripts.status).toBe(400);
    expect(withoutScripts.body).toContain(`id="${field}-error">${WORDS.errors[field]}<`);
  },
);
