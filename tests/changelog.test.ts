import { readFileSync } from 'node:fs';
import { VERSION } from '../src/content/shape/version';

const changelog = readFileSync('CHANGELOG.md', 'utf8');

interface Release {
  /** `Unreleased`, or a number and a date. */
  title: string;
  headings: string[];
}

/** The releases, the newest first. */
const releases: Release[] = changelog
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    title: text.split('\n', 1)[0] ?? '',
    headings: [...text.matchAll(/^### (.*)$/gm)].map(([, name = '']) => name),
  }));

const [unreleased, ...released] = releases;
const numbers = released.map(({ title }) => /\[(.*?)\]/.exec(title)?.[1] ?? '');

/** Headings of keepachangelog.com. */
const KINDS = [
  'Added',
  'Changed',
  'Deprecated',
  'Removed',
  'Fixed',
  'Security',
];
const TO_DO = 'To do in your copy';

const versionIn = (file: string): unknown =>
  (JSON.parse(readFileSync(file, 'utf8')) as { version: unknown }).version;

test('package.json, its lock file and the messages of the check have the newest version of the changelog', () => {
  expect([
    versionIn('package.json'),
    versionIn('package-lock.json'),
    VERSION,
  ]).toEqual([numbers[0], numbers[0], numbers[0]]);
});

test('the changelog begins with what is not released yet', () => {
  expect(unreleased?.title).toBe('[Unreleased]');
});

test.each(released)('$title is a version and a day', ({ title }) => {
  const [, day = ''] =
    /^\[\d+\.\d+\.\d+\] - (\d{4}-\d{2}-\d{2})$/.exec(title) ?? [];

  expect(new Date(day).toISOString()).toContain(day);
});

test('the newest version stands first', () => {
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  const newestFirst = [...numbers].sort((one, other) => compare(other, one));

  expect(numbers).toEqual(newestFirst);
});

test.each(releases)(
  '$title has the headings of keepachangelog.com, and at last what to do in a copy',
  ({ headings }) => {
    const kinds = headings.slice(0, -1);

    expect(headings.at(-1)).toBe(TO_DO);
    expect(kinds).toEqual(KINDS.filter((kind) => kinds.includes(kind)));
  },
);
