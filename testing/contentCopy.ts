import { join } from 'node:path';
import { tempFolder } from './tempFolder';
import { checkContent } from '../src/content/check/checkContent';
import { formatProblem } from '../src/content/check/problem';
import { writeSampleContent } from './sampleContent';

/**
 * Gives each test its own sample content: three services, values, projects and
 * people. Paths are relative to content/: `../static/a.pdf`.
 */
export function contentCopy() {
  const project = tempFolder();
  const copy = {
    // Each test has another folder.
    get root() {
      return project.path;
    },
    at: (path: string): string => project.at(join('content', path)),
    read: (path: string): string => project.read(join('content', path)),
    add: (path: string, contents: string | Buffer): void =>
      project.write(join('content', path), contents),

    /**
     * Replaces the first match in a file, or with /g every match. Fails the
     * test if that changes nothing.
     */
    change: (path: string, from: string | RegExp, to: string): void => {
      const text = copy.read(path).replace(from, to);

      expect(text).not.toBe(copy.read(path));
      copy.add(path, text);
    },

    /** Returns the messages of the content check. */
    messages: async () => (await checkContent(copy.at(''))).map(formatProblem),

    /** Changes a file, and returns the messages of the content check. */
    messagesAfter: (path: string, from: string | RegExp, to: string) => {
      copy.change(path, from, to);

      return copy.messages();
    },
  };

  beforeEach(() => writeSampleContent(copy.at(''), 3));

  return copy;
}
