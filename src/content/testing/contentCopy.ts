import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../check/checkContent';
import { formatProblem } from '../check/problem';
import { writeSampleContent } from './sampleContent';

/** A content folder of a test's own, made of the examples in the shape, so that staff can change every word. */
export interface ContentCopy {
  /** The folder in which content/ and static/ lie. */
  root: string;
  /** A file of content/. */
  at: (path: string) => string;
  read: (path: string) => string;
  add: (path: string, text: string) => void;
  /** Replaces words, which must be there. */
  change: (path: string, from: string | RegExp, to: string) => void;
  /** What checking it says. */
  messages: () => Promise<string[]>;
}

/** Gives each test of a file a fresh copy. */
export function contentCopy(): ContentCopy {
  const copy: ContentCopy = {
    root: '',
    at: (path) => join(copy.root, 'content', path),
    read: (path) => readFileSync(copy.at(path), 'utf8'),
    add: (path, text) => writeFileSync(copy.at(path), text),
    change: (path, from, to) => {
      const changed = copy.read(path).replace(from, to);
      expect(changed).not.toBe(copy.read(path));
      copy.add(path, changed);
    },
    messages: async () => (await checkContent(copy.at(''))).map(formatProblem),
  };
  beforeEach(() => {
    copy.root = mkdtempSync(join(tmpdir(), 'content-'));
    writeSampleContent(copy.at(''), 3);
    mkdirSync(join(copy.root, 'static'));
  });
  afterEach(() => rmSync(copy.root, { recursive: true }));
  return copy;
}
