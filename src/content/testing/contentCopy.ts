import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkContent } from '../check/checkContent';
import { formatProblem } from '../check/problem';
import { writeSampleContent } from './sampleContent';

/**
 * Gives each test of a file a content folder of its own, made of the examples in the shape, so that staff can change
 * every word.
 */
export function contentCopy() {
  let root = '';
  const at = (path: string): string => join(root, 'content', path);
  const read = (path: string): string => readFileSync(at(path), 'utf8');
  /** Writes a file; one beside content/ by a path that begins with `../`. */
  const add = (path: string, text: string | Buffer): void => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };
  /** Replaces words, which must be there. */
  const change = (path: string, from: string | RegExp, to: string): void => {
    const changed = read(path).replace(from, to);
    expect(changed).not.toBe(read(path));
    add(path, changed);
  };
  /** What checking it says. */
  const messages = async () => (await checkContent(at(''))).map(formatProblem);
  /** What checking it says after a change. */
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
    /** The folder in which content/ and static/ lie. */
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
