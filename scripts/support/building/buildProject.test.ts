import { contentCopy } from '../../../testing/contentCopy';
import { buildProject } from './buildProject';

const BUNDLE = '../api/dist/main.cjs'; // relative to content/
const copy = contentCopy();

test('buildProject throws if there is a mistake in the content, and keeps the last bundle', async () => {
  copy.add(BUNDLE, 'last build');
  copy.change('site.md', /^name:/m, 'nam:');
  await expect(buildProject(copy.root, {})).rejects.toThrow(
    'site.md:2: nam: is not a field here.',
  );
  expect(copy.read(BUNDLE)).toBe('last build');
});
