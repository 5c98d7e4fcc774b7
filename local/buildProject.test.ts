import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentCopy } from '../src/content/testing/contentCopy';
import { buildProject } from './buildProject';

const copy = contentCopy();

test('mistakes in the words that the function uses stop the build with a line for each, as the check prints them', async () => {
  copy.change('site.md', /^name:/m, 'nam:');
  copy.change('contact.md', /^heading: .*$/m, 'heading: "Write to us');
  await expect(buildProject(copy.root, {})).rejects.toThrow(
    new Error(
      [
        'content/contact.md:6: cannot be read: a quote or a colon is missing. Close the text with the same quote, or write name: text.',
        'content/site.md:2: nam: is no field here. Did you mean name?',
        '2 problems in the content. content/README.md explains each kind.',
      ].join('\n'),
    ),
  );
  expect(existsSync(join(copy.root, 'api'))).toBe(false);
});
