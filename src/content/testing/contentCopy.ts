import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkContent } from '../check/checkContent';
import { formatProblem } from '../check/problem';
import { writeSampleContent } from './sampleContent';

/** Gives each test a temporary content folder, made of the examples in the shape, so that no test depends on `content/`. */
export function contentCopy() {
  let root = '';
  const at = (path: string): string => join(root, 'content', path);
  const read = (path: string): string => readFileSync(at(path), 'utf8');
  /** Writes a file. A path may start with `../`, as in `../static/a.pdf`. */
  const add = (path: string, text: string | Buffer): void => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };
  /** Replaces text in a file. Fails if the file does not contain it. */
  const change = (path: string, from: string | RegExp, to: string): void => {
    const changed = read(path).replace(from, to);
    expect(changed).not.toBe(read(path));
    add(path, changed);
  };
  /** Runs the content check. @returns its messages */
  const messages = async () => (await checkContent(at(''))).map(formatProblem);
  /** Changes a file and runs the content check. */
  const changed = (...words: Parameters<typeof change>) => {
    change(...words);
    return messages();
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'));
    writeSampleContent(at(''), 3);
  });
  afterEach(() => rmSync(root, { recursive: true }));
  return {
    /** The folder that contains content/ and static/. */
    get root() {
      return root;
    },
    at,
    read,
    add,
    change,
    changed,
    messages,
  };
}
