import { contentCopy } from '../../../../testing/contentCopy';
import { formatProblem } from '../../../content/check/problem';
import { checkTypefaces } from './checkTypefaces';

const copy = contentCopy();
const messages = (): string[] => checkTypefaces(copy.root).map(formatProblem);

const installCommand = (name: string): string =>
  `Run: npm install @fontsource-variable/${name} (if npm does not find it: npm install @fontsource/${name})`;

test('reports a typeface that is not installed, with the install command', () => {
  copy.change('brand.md', 'heading: bricolage-grotesque', 'heading: lora');

  expect(messages()).toEqual([
    `brand.md:12: typefaces.heading: "lora" is not installed. ${installCommand('lora')}`,
  ]);
});

test('suggests an installed typeface with a similar name', () => {
  copy.change('brand.md', 'text: instrument-sans', 'text: robotto');

  expect(messages()).toEqual([
    `brand.md:13: typefaces.text: "robotto" is not installed. Did you mean roboto? ${installCommand('robotto')}`,
  ]);
});

test('reports both typefaces if neither is installed', () => {
  copy.change('brand.md', 'heading: bricolage-grotesque', 'heading: lora');
  copy.change('brand.md', 'text: instrument-sans', 'text: robotto');

  expect(messages()).toEqual([
    expect.stringContaining('typefaces.heading: "lora" is not installed'),
    expect.stringContaining('typefaces.text: "robotto" is not installed'),
  ]);
});

/** The warning about characters that a typeface lacks. */
const missing = (family: string, characters: string): string =>
  `has characters that ${family} lacks: ${characters}. They are set in the typeface of the visitor’s system.`;

test('reports a symbol that the text typeface lacks, at its field', () => {
  copy.change('about.md', /^lead:.*$/m, 'lead: Snow ☃');

  expect(messages()).toEqual([
    `about.md:7: warning: lead: ${missing('Instrument Sans', '☃')}`,
  ]);
});

test('reports a letter that the text typeface lacks, at its field', () => {
  copy.change('home.md', /^lead:.*$/m, 'lead: Nguyễn');

  expect(messages()).toEqual([
    `home.md:7: warning: lead: ${missing('Instrument Sans', 'ễ')}`,
  ]);
});

test('reports what the heading typeface lacks in a title', () => {
  copy.change('values/sample-1.md', /^title:.*$/m, 'title: Snow ☃ 字');

  expect(messages()).toEqual([
    `values/sample-1.md:2: warning: title: ${missing('Bricolage Grotesque', '☃ 字')}`,
  ]);
});

test('lists at most eight characters, at the line of the body that has the first', () => {
  copy.add(
    'values/sample-2.md',
    `${copy.read('values/sample-2.md')}\nΩ αβγδεζηθ\n`,
  );

  expect(messages()).toEqual([
    `values/sample-2.md:10: warning: ${missing('Instrument Sans', 'Ω α β γ δ ε ζ η and 1 more')}`,
  ]);
});

test('reports the texts of a body once', () => {
  copy.add(
    'values/sample-2.md',
    `${copy.read('values/sample-2.md')}\nΩ first\n\nΨ second\n`,
  );

  expect(messages()).toEqual([
    `values/sample-2.md:10: warning: ${missing('Instrument Sans', 'Ω Ψ')}`,
  ]);
});

test('accepts a letter with a combining accent if the typeface has the composed letter', () => {
  copy.change('home.md', /^lead:.*$/m, 'lead: e\u0301');

  expect(messages()).toEqual([]);
});

test('accepts a soft hyphen, which needs no glyph', () => {
  copy.change('home.md', /^lead:.*$/m, 'lead: a\u00adb');

  expect(messages()).toEqual([]);
});

test('warns once if the heading typeface lacks many letters of the headings', () => {
  copy.change(
    'about.md',
    /^heading:.*$/m,
    'heading: Σχεδιάζουμε ιστοσελίδες που αντέχουν',
  );

  expect(messages()).toEqual([
    'brand.md:12: warning: typefaces.heading: Bricolage Grotesque lacks letters of the content: ' +
      'Σ χ ε δ ι ά ζ ο and 11 more (first in about.md:6). ' +
      'All headings are set in the typeface of the visitor’s system. ' +
      'docs/make-it-yours.md lists typefaces by script.',
  ]);
});

test('names the text typeface if headings use it instead of theirs', () => {
  copy.change('brand.md', 'text: instrument-sans', 'text: noto-sans');
  copy.change(
    'about.md',
    /^heading:.*$/m,
    'heading: Σχεδιάζουμε ιστοσελίδες που αντέχουν',
  );

  expect(messages()).toEqual([
    expect.stringContaining('All headings are set in Noto Sans.'),
  ]);
});

test('warns once if the content is in Chinese, and not about its missing letters', () => {
  copy.change('site.md', 'language: en', 'language: zh');
  copy.change('about.md', /^heading:.*$/m, 'heading: 我们设计网站');

  expect(messages()).toEqual([
    expect.stringMatching(
      /^site\.md:4: warning: language: is written in more characters/,
    ),
  ]);
});

test('ignores the names of threads, which visitors do not read', () => {
  copy.change('brand.md', 'persimmon', 'λίχνη');

  expect(messages()).toEqual([]);
});
