import { join } from 'node:path';
import { tempFolder } from '../../../local/testing/tempFolder';
import { checkContent } from '../check/checkContent';
import { formatProblem } from '../check/problem';
import { writeSampleContent } from './sampleContent';

/** Gives each test its own sample content: three services, three values. Paths such as `../static/a.pdf` start in `content/`. */
export function contentCopy() {
  const project = tempFolder();
  const copy = {
    get root() {
      return project.path;
    },
    at: (path: string): string => project.at(join('content', path)),
    read: (path: string): string => project.read(join('content', path)),
    add: (path: string, contents: string | Buffer): void =>
      project.write(join('content', path), contents),
    /** Replaces text in a file. Fails if the file does not contain it. */
    change: (path: string, from: string | RegExp, to: string): void => {
      const text = copy.read(path).replace(from, to);
      expect(text).not.toBe(copy.read(path));
      copy.add(path, text);
    },
    messages: async () => (await checkContent(copy.at(''))).map(formatProblem),
    messagesAfter: (path: string, from: string | RegExp, to: string) => {
      copy.change(path, from, to);
      return copy.messages();
    },
  };
  beforeEach(() => writeSampleContent(copy.at(''), 3));
  return copy;
}
