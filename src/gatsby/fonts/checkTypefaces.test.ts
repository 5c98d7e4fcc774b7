import { contentCopy } from '../../../testing/contentCopy';
import { formatProblem } from '../../content/check/problem';
import { checkTypefaces } from './checkTypefaces';

const copy = contentCopy();
const messages = (): string[] => checkTypefaces(copy.root).map(formatProblem);
const SET_IN_SYSTEM_TYPEFACE = 'set in the typeface of the visitor’s system.';

test('reports each typeface that is not installed, with the install command and any installed name that is similar', () => {
  copy.change('brand.md', 'heading: bricolage-grotesque', 'heading: lora');
  copy.change('brand.md', 'text: instrument-sans', 'text: robotto');
  const installCommand = (name: string): string =>
    `Run: npm install @fontsource-variable/${name} (if npm does not find it: npm install @fontsource/${name})`;

  expect(messages()).toEqual([
    `brand.md:12: typefaces.heading: "lora" is not installed. ${installCommand('lora')}`,
    `brand.md:13: typefaces.text: "robotto" is not installed. Did you mean roboto? ${installCommand('robotto')}`,
  ]);
});

test('reports characters without a glyph, at the field or the line of the body that has them', () => {
  copy.change('values/sample-1.md', /^title:.*$/m, 'title: Snow ☃ 字');
  // Instrument Sans lacks only ễ here. It has é, here an e with a combining
  // accent, and the soft hyphen needs no glyph.
  copy.change('home.md', /^lead:.*$/m, 'lead: e\u0301 Nguyễn a\u00adb');
  copy.change('about.md', /^lead:.*$/m, 'lead: Snow ☃');
  copy.add(
    'values/sample-2.md',
    `${copy.read('values/sample-2.md')}\nΩ αβγδεζηθ\n`,
  );
  expect(messages().sort()).toEqual([
    `about.md:7: warning: lead: has characters that Instrument Sans lacks: ☃. They are ${SET_IN_SYSTEM_TYPEFACE}`,
    `home.md:7: warning: lead: has characters that Instrument Sans lacks: ễ. Words with them are ${SET_IN_SYSTEM_TYPEFACE}`,
    `values/sample-1.md:2: warning: title: has characters that Bricolage Grotesque lacks: ☃ 字. The whole heading is ${SET_IN_SYSTEM_TYPEFACE}`,
    `values/sample-2.md:10: warning: has characters that Instrument Sans lacks: Ω α β γ δ ε ζ η and 1 more. Words with them are ${SET_IN_SYSTEM_TYPEFACE}`,
  ]);
});

test('warns once if the heading typeface lacks many letters of the headings', () => {
  copy.change(
    'about.md',
    /^heading:.*$/m,
    'heading: Σχεδιάζουμε ιστοσελίδες που αντέχουν',
  );
  expect(messages().join('\n')).toMatch(
    /^brand\.md:12: warning: typefaces\.heading: Bricolage Grotesque lacks letters of the content: Σ .* \(first in about\.md:6\)\. All headings are set in the typeface of the visitor’s system\. docs\/make-it-yours\.md lists typefaces by script\.$/,
  );
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
