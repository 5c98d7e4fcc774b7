import type { Fields } from '../shape/fields';
import { kinds } from '../shape/kinds';
import { forms } from './editorConfig';
import type { EditorField } from './editorForm';

/** @param path of a kind: `home.md` or `services/` */
function controlsOf(path: string): EditorField[] {
  const pathOf = (form: (typeof forms)[number]) =>
    'file' in form ? form.file : `${form.folder}/`;

  return forms.find((form) => pathOf(form) === `content/${path}`)?.fields ?? [];
}

function expectControls(fields: Fields, controls: EditorField[] = []): void {
  expect(controls.map(({ name }) => name)).toEqual(Object.keys(fields));
  Object.values(fields).forEach((field, index) => {
    expect(controls[index]?.hint).toContain(field.purpose.replaceAll('`', ''));
    const item = field.is === 'list' ? field.item : field;

    if (item.is === 'group')
      expectControls(item.fields, controls[index]?.fields);
  });
}

test.each(kinds)(
  'the form of $path has each field, its purpose, and the body, if any',
  (kind) => {
    const controls = controlsOf(kind.path);

    if (kind.body) expect(controls.at(-1)?.name).toBe('body');
    expectControls(kind.fields, kind.body ? controls.slice(0, -1) : controls);
  },
);

test('only the texts that can show pictures have a button for them', () => {
  const components = (path: string) =>
    controlsOf(path).at(-1)?.editor_components;

  expect(components('pages/')).toEqual(['image']);
  expect(components('privacy.md')).toEqual(['image']);
  expect(components('work/')).toEqual(['image']);
  // A service may have a page of its own.
  expect(components('services/')).toEqual(['image']);
  expect(components('people/')).toEqual([]);
  expect(components('values/')).toEqual([]);
});

test('requires all fields of a service except optional ones and those in optional groups', () => {
  const optional = controlsOf('services/').filter(({ required }) => !required);

  expect(optional.map(({ name }) => name)).toEqual([
    'published',
    'colour',
    'slide',
    'page',
  ]);
  // If they were required, a service without a slide could not be saved.
  const slide = optional.find(({ name }) => name === 'slide');

  expect(slide?.fields?.map(({ required }) => required)).toEqual([
    false,
    false,
  ]);
});

test('the days of the opening hours are options, of which staff choose several', () => {
  const hours = controlsOf('site.md').find(({ name }) => name === 'hours');
  const days = hours?.fields?.find(({ name }) => name === 'days');

  expect(days).toMatchObject({ widget: 'select', multiple: true, max: 7 });
  expect(days?.options).toContain('Monday');
});

test('the list of persons is named People', () => {
  const labels = forms.map(({ name, label }) => [name, label]);

  expect(labels).toContainEqual(['people', 'People']);
  expect(labels).toContainEqual(['work', 'Projects']);
});
