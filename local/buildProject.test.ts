import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSampleContent } from '../src/content/testing/sampleContent';
import { buildProject } from './buildProject';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  writeSampleContent(join(root, 'content'), 1);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Changes a line of a content file. */
function change(name: string, line: RegExp, to: string) {
  const file = join(root, 'content', name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(line, to));
}

test('mistakes in the words that the function uses stop the build with a line for each, as the check prints them', async () => {
  change('site.md', /^name:/m, 'nam:');
  change('contact.md', /^heading: .*$/m, 'heading: "Write to us');
  await expect(buildProject(root, {})).rejects.toThrow(
    new Error(
      [
        'content/contact.md:6: cannot be read: a quote or a colon is missing. Close the text with the same quote, or write name: text.',
        'content/site.md:2: nam: is no field here. Did you mean name?',
        '2 problems in the content. content/README.md explains each kind.',
      ].join('\n'),
    ),
  );
  expect(existsSync(join(root, 'api'))).toBe(false);
});
