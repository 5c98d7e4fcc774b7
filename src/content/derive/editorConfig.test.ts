import { editorConfig, type EditorField } from './editorConfig';
import type { Field, Fields } from '../shape/fields';
import { kinds } from '../shape/kinds';

const { collections } = editorConfig();
const forms = collections.flatMap((list) =>
  'files' in list ? list.files : [{ ...list, file: `${list.folder}/` }],
);

const formOf = (path: string): EditorField[] =>
  forms.find(({ file }) => file === `content/${path}`)?.fields ?? [];

test.each(kinds.map((kind) => [kind.path, kind] as const))(
  'the form of %s has every field in order, with its purpose, its length and the body',
  (path, kind) => {
    const compare = (fields: Fields, form: EditorField[]): void => {
      expect(form.map(({ name }) => name)).toEqual(Object.keys(fields));
      Object.values<Field>(fields).forEach((field, index) => {
        const { hint, fields: inner, pattern }: Partial<EditorField> = form[index] ?? {};
        expect(hint).toContain(field.purpose.replaceAll('`', ''));
        if (field.is === 'text')
          expect(pattern).toEqual([
            expect.stringContaining(`${field.max}}`),
            expect.stringContaining(`${field.max}`),
          ]);
        const item = field.is === 'list' ? field.item : field;
        if (item.is === 'group') compare(item.fields, inner ?? []);
      });
    };
    const form = formOf(path);
    expect(form.at(-1)?.name === 'body').toBe(kind.body !== undefined);
    compare(kind.fields, kind.body ? form.slice(0, -1) : form);
  },
);

test('only optional fields may be left empty', () => {
  const optional = formOf('services/').filter(({ required }) => !required);
  expect(optional.map(({ name }) => name)).toEqual(['published', 'colour', 'slide']);
  // The fields of an optional group are not required: a service may have no slide.
  expect(optional[2]?.fields?.map(({ required }) => required)).toEqual([false, false]);
});

test('staff can add text pages, services and values, but no other files', () => {
  const folders = collections.flatMap((list) =>
    'folder' in list && list.create ? list.folder : [],
  );
  expect(folders).toEqual(['content/pages', 'content/services', 'content/values']);
});
