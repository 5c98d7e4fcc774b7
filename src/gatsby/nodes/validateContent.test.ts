import type { Reporter } from 'gatsby';
import { contentCopy } from '../../content/testing/contentCopy';
import { validateContent } from './validateContent';

const copy = contentCopy();

/** Returns the lines that Gatsby would print. */
async function printedLines(): Promise<string[]> {
  const lines: string[] = [];
  const reporter = {
    warn: (text: string) => lines.push(`WARNED ${text}`),
    panicOnBuild: (text: string) => lines.push(text),
  };
  await validateContent(reporter as unknown as Reporter, copy.at(''));
  return lines;
}

test('prints nothing for valid content', async () => {
  expect(await printedLines()).toEqual([]);
});

test('stops the build with one message that has all problems', async () => {
  copy.add('values/sample-1.md', '');
  copy.add('notes.md', '');
  const lines = await printedLines();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('content/values/sample-1.md:1: is empty.');
  expect(lines[0]).toContain('content/notes.md:1: is a file that no page shows.');
});

test('warns about a character that the typefaces lack, without stopping the build', async () => {
  copy.change('values/sample-1.md', /^title: .*$/m, 'title: Snow ☃');
  expect(await printedLines()).toEqual([
    expect.stringContaining(
      'WARNED content/values/sample-1.md:2: warning: title: has characters that Bricolage Grotesque lacks: ☃.',
    ),
  ]);
});
