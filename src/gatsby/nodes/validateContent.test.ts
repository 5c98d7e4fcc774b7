import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reporter } from 'gatsby';
import { writeSampleContent } from '../../content/testing/sampleContent';
import { validateContent } from './validateContent';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'content-')), 'content');
  writeSampleContent(folder, 1);
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

/** What Gatsby would print, by its own rule: the text of the error's entry in the map, with the error's context. */
async function messagesOf(check: (reporter: Reporter) => Promise<void>): Promise<string[]> {
  const printed: string[] = [];
  let map: Record<string, { text: (context: object) => string }> = {};
  await check({
    setErrorMap: (entries: typeof map) => {
      map = entries;
    },
    warn: (text: string) => printed.push(`WARNED ${text}`),
    panicOnBuild: ({ id, context }: { id: string; context: object }) => {
      printed.push(map[id]?.text(context) ?? 'UNKNOWN');
    },
  } as unknown as Reporter);
  return printed;
}

test('content that is right lets the build go on', async () => {
  expect(await messagesOf((reporter) => validateContent(reporter, folder))).toEqual([]);
});

test('a build stops once, with all problems', async () => {
  writeFileSync(join(folder, 'values', 'sample-1.md'), '');
  writeFileSync(join(folder, 'notes.md'), '');
  const [message = '', ...others] = await messagesOf((reporter) =>
    validateContent(reporter, folder),
  );
  expect(others).toEqual([]);
  expect(message).toContain('content/values/sample-1.md:1: is empty.');
  expect(message).toContain('content/notes.md:1: is a file that no page shows.');
});

test('a character that the typefaces of the site lack is told, and the build goes on', async () => {
  writeFileSync(
    join(folder, 'values', 'sample-1.md'),
    '---\ntitle: Snow ☃\norder: 1\ncolour: sky\nweave: plain\n---\n\nCold.\n',
  );
  const [message] = await messagesOf((reporter) => validateContent(reporter, folder));
  expect(message).toContain(
    'WARNED content/values/sample-1.md:2: warning: has characters that are in neither typeface of the site: ☃.',
  );
});
