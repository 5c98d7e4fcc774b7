import type { Fields } from '../shape/fields';
import { kinds } from '../shape/kinds';
import { editorConfig } from './editorConfig';
import type { EditorField } from './editorForm';

const forms = editorConfig().collections.flatMap((list) =>
  'files' in list ? list.files : [{ ...list, file: `${list.folder}/` }],
);
const formOf = (path: string): EditorField[] =>
  forms.find(({ file }) => file === `content/${path}`)?.fields ?? [];

test.each(kinds)(
  'the form of $path has every field in order, with its purpose, then the body',
  (kind) => {
    const compare = (fields: Fields, form: EditorField[] = []): void => {
      expect(form.map(({ name }) => name)).toEqual(Object.keys(fields));
      Object.values(fields).forEach((field, index) => {
        expect(form[index]?.hint).toContain(field.purpose.replaceAll('`', ''));
        const item = field.is === 'list' ? field.item : field;
        if (item.is === 'group') compare(item.fields, form[index]?.fields);
      });
    };
    const form = formOf(kind.path);
    if (kind.body) expect(form.pop()?.name).toBe('body');
    compare(kind.fields, form);
  },
);

test('on the site, the editor signs in at the origin of the function, and saves texts for review', () => {
  const origin = 'https://www.heddle.example';
  const { backend, publish_mode } = editorConfig({ repo: 'heddle/site', branch: 'main', origin });
  expect(backend).toMatchObject({ base_url: origin, auth_endpoint: 'admin/sign-in' });
  expect(publish_mode).toBe('editorial_workflow');
});

test('only optional fields may be left empty', () => {
  const optional = formOf('services/').filter(({ required }) => !required);
  expect(optional.map(({ name }) => name)).toEqual(['published', 'colour', 'slide']);
  // The fields of an optional group are not required: a service may have no slide.
  expect(optional[2]?.fields?.map(({ required }) => required)).toEqual([false, false]);
});
