import type { Reporter } from 'gatsby';
import { contentCopy } from '../../content/testing/contentCopy';
import { validateContent } from './validateContent';

const copy = contentCopy();

async function report() {
  const reporter = { warn: jest.fn(), panicOnBuild: jest.fn() };
  await validateContent(reporter as unknown as Reporter, copy.at(''));
  return { warned: reporter.warn.mock.calls, stopped: reporter.panicOnBuild.mock.calls };
}

test('stops the build with one message that has all problems', async () => {
  copy.add('values/sample-1.md', '');
  copy.add('notes.md', '');
  const { warned, stopped } = await report();
  expect([warned.length, stopped.length]).toEqual([0, 1]);
  expect(stopped.join()).toContain('content/values/sample-1.md:1: is empty.');
  expect(stopped.join()).toContain('content/notes.md:1: is a file that no page shows.');
});

test('prints nothing for valid content, and warns about a character that the typefaces lack', async () => {
  expect(await report()).toEqual({ warned: [], stopped: [] });
  copy.change('values/sample-1.md', /^title: .*$/m, 'title: Snow ☃');
  const warning =
    'content/values/sample-1.md:2: warning: title: has characters that Bricolage Grotesque lacks: ☃.';
  expect(await report()).toEqual({ warned: [[expect.stringContaining(warning)]], stopped: [] });
});
