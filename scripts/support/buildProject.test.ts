import { existsSync } from 'node:fs';
import { contentCopy } from '../../src/content/testing/contentCopy';
import { buildProject } from './buildProject';

const copy = contentCopy();

test('builds nothing if there is a mistake in the content', async () => {
  copy.change('site.md', /^name:/m, 'nam:');
  await expect(buildProject(copy.root, {})).rejects.toThrow('site.md:2: nam: is not a field here.');
  expect(existsSync(copy.at('../api'))).toBe(false);
});
