import { editorConfig, type EditorField } from './editorConfig';
import type { Field, Fields } from '../shape/fields';
import { kinds } from '../shape/kinds';

const forms = editorConfig.collections.flatMap(
  ({ name, files, folder, fields }) =>
    files ?? [{ name, file: `${folder}/`, fields: fields ?? [] }],
);

const formOf = (path: string): EditorField[] =>
  forms.find(({ file }) => file === `content/${path}`)?.fields ?? [];

const namesIn = (fields: Fields): unknown[] =>
  Object.entries(fields).map(([name, field]) =>
    'fields' in field ? [name, namesIn(field.fields)] : name,
  );
const namesOf = (fields: EditorField[]): unknown[] =>
  fields.map(({ name, fields: inner }) => (inner ? [name, namesOf(inner)] : name));

test.each(kinds.map((kind) => [kind.path, kind] as const))(
  'the form of %s has every field in its order, and the text',
  (path, kind) => {
    const names = namesIn(kind.fields);
    expect(namesOf(formOf(path))).toEqual(kind.body ? [...names, 'body'] : names);
  },
);

test('every field says what it is for, and every length is in its rule', () => {
  const compare = (fields: Fields, form: EditorField[]): void =>
    Object.values<Field>(fields).forEach((field, index) => {
      const { hint, fields: inner, pattern }: Partial<EditorField> = form[index] ?? {};
      expect(hint).toContain(field.purpose.replaceAll('`', ''));
      if (field.is === 'text')
        expect(pattern).toEqual([
          expect.stringContaining(`${field.max}}`),
          expect.stringContaining(`${field.max}`),
        ]);
      if ('fields' in field) compare(field.fields, inner ?? []);
    });
  for (const { path, fields } of kinds) compare(fields, formOf(path));
});

test('only what the site can do without may be left empty', () => {
  const optional = formOf('services/').filter(({ required }) => !required);
  expect(optional.map(({ name }) => name)).toEqual(['published', 'colour', 'slide']);
  // A service without a slide has none of its fields.
  expect(optional[2]?.fields?.map(({ required }) => required)).toEqual([false, false]);
});

test('text pages, services and values can be added, the other pages cannot', () => {
  const made = editorConfig.collections.filter(({ create }) => create);
  expect(made.map(({ folder }) => folder)).toEqual([
    'content/pages',
    'content/services',
    'content/values',
  ]);
});
