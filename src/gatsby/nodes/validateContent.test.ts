import type { Reporter } from 'gatsby';
import { contentCopy } from '../../content/testing/contentCopy';
import { validateContent } from './validateContent';

const copy = contentCopy();

/** What Gatsby would print, by its own rule: the text of the error's entry in the map, with the error's context. */
async function printed(): Promise<string[]> {
  const lines: string[] = [];
  let map: Record<string, { text: (context: object) => string }> = {};
  const reporter = {
    setErrorMap: (entries: typeof map) => (map = entries),
    warn: (text: string) => lines.push(`WARNED ${text}`),
    panicOnBuild: ({ id, context }: { id: string; context: object }) =>
      lines.push(map[id]?.text(context) ?? 'UNKNOWN'),
  };
  await validateContent(reporter as unknown as Reporter, copy.at(''));
  return lines;
}

test('content that is right lets the build go on', async () => {
  expect(await printed()).toEqual([]);
});

test('a build stops once, with all problems', async () => {
  copy.add('values/sample-1.md', '');
  copy.add('notes.md', '');
  const [message = '', ...others] = await printed();
  expect(others).toEqual([]);
  expect(message).toContain('content/values/sample-1.md:1: is empty.');
  expect(message).toContain('content/notes.md:1: is a file that no page shows.');
});

test('a character that the typefaces of the site lack is told, and the build goes on', async () => {
  copy.change('values/sample-1.md', /^title: .*$/m, 'title: Snow ☃');
  expect(await printed()).toEqual([
    expect.stringContaining(
      'WARNED content/values/sample-1.md:2: warning: has characters that are in neither typeface of the site: ☃.',
    ),
  ]);
});
