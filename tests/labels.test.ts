import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentCopy } from '../testing/contentCopy';
import { checkTypefaces } from '../src/gatsby/fonts/check/checkTypefaces';
import type { Field, Fields } from '../src/content/shape/fields';
import { agencyKind } from '../src/content/shape/kinds/agency';
import { contactPage } from '../src/content/shape/kinds/contactPage';
import { formatContentFile } from '../src/gatsby/admin/contentFormat';

const FOLDER = 'docs/labels';
const LANGUAGES = readdirSync(FOLDER).map((name) => name.replace('.md', ''));

type Values = Record<string, unknown>;

/** The fields of each content file for which a file in docs/labels/ has words. */
const LABELS: Readonly<Record<string, Fields>> = {
  'site.md': pick(agencyKind.fields, 'language callButton rights labels'),
  'contact.md': pick(
    contactPage.fields,
    'mailLabel form errors thanks apology mail',
  ),
};

const { add, at, read, messages } = contentCopy();

function pick(fields: Fields, names: string): Fields {
  return Object.fromEntries(
    names.split(' ').map((name) => [name, fields[name] as Field]),
  );
}

/** Returns the fields of a language's block of YAML for a content file. */
function labelsOf(language: string, file: string): Values {
  const text = readFileSync(join(FOLDER, `${language}.md`), 'utf8');
  const [, afterHeading = ''] = text.split(`## \`content/${file}\``);
  const [, yaml = ''] = afterHeading.split(/```yaml\n|```/);

  return parse(yaml) as Values;
}

/** Returns the names of the required fields, and of those in groups. */
const namesIn = (fields: Fields): object =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { optional }]) => !optional)
      .map(([name, field]) => [
        name,
        field.is === 'group' ? namesIn(field.fields) : expect.any(String),
      ]),
  );

/** Writes a language's labels over those of the sample content. */
function copyLabels(language: string): void {
  for (const file of Object.keys(LABELS)) {
    const [, yaml = ''] = read(file).split(/^---$/m);

    add(
      file,
      formatContentFile({
        ...(parse(yaml) as Values),
        ...labelsOf(language, file),
      }),
    );
  }
}

test('there are labels in ten languages', () => {
  expect(LANGUAGES).toHaveLength(10);
});

describe.each(LANGUAGES)('the labels in %s', (language) => {
  test.each(Object.entries(LABELS))(
    'have each required field of %s, and no other',
    (file, fields) => {
      expect(labelsOf(language, file)).toEqual(namesIn(fields));
    },
  );

  test('pass the content check, with the letters of the typefaces', async () => {
    copyLabels(language);

    expect(await messages()).toEqual([]);
    expect(checkTypefaces(join(at(''), '..'))).toEqual([]);
  });

  test('have the code of their language', () => {
    expect(labelsOf(language, 'site.md').language).toMatch(
      new RegExp(`^${language}\\b`),
    );
  });
});
