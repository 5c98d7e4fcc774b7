import { join } from 'node:path';
import { tempFolder } from '../../../local/testing/tempFolder';
import { checkContent } from '../check/checkContent';
import { formatProblem } from '../check/problem';
import { writeSampleContent } from './sampleContent';

/**
 * Gives each test a temporary project folder with a `content/` made of the fields' examples, so that no test depends on the
 * agency's content. Paths are relative to `content/` and may start with `../`, as in `../static/a.pdf`.
 */
export function contentCopy() {
  const project = tempFolder();
  const at = (path: string): string => project.at(join('content', path));
  const read = (path: string): string => project.read(join('content', path));
  const add = (path: string, contents: string | Buffer): void =>
    project.write(join('content', path), contents);
  /** Replaces text in a file. Fails if the file does not contain it. */
  const change = (path: string, from: string | RegExp, to: string): void => {
    const text = read(path).replace(from, to);
    expect(text).not.toBe(read(path));
    add(path, text);
  };
  /** Runs the content check and returns its messages. */
  const messages = async () => (await checkContent(at(''))).map(formatProblem);
  /** Replaces text in a file, then runs the content check and returns its messages. */
  const messagesAfter = (...replacement: Parameters<typeof change>) => {
    change(...replacement);
    return messages();
  };

  beforeEach(() => writeSampleContent(at(''), 3));
  return {
    /** Path of the project folder. */
    get root() {
      return project.path;
    },
    at,
    read,
    add,
    change,
    messagesAfter,
    messages,
  };
}
