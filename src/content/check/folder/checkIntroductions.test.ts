import { renameSync, rmSync } from 'node:fs';
import { contentCopy } from '../../../../testing/contentCopy';

const { add, at, change, messages, messagesAfter } = contentCopy();

/** Matches a group and its fields. */
const groupOf = (name: string): RegExp =>
  new RegExp(`^${name}:\\n(?: .*\\n)*`, 'm');

function hideFiles(folder: string): void {
  for (const name of ['sample-1', 'sample-2', 'sample-3'])
    change(`${folder}/${name}.md`, 'order:', 'published: false\norder:');
}

function removeProjects(): void {
  rmSync(at('work'), { recursive: true });
  rmSync(at('pictures/bakery.jpg'));
  change('home.md', groupOf('work'), '');
}

test('accepts content without projects and people', async () => {
  removeProjects();
  rmSync(at('work.md'));
  rmSync(at('people'), { recursive: true });
  rmSync(at('pictures/maria.jpg'));

  expect(await messagesAfter('about.md', groupOf('people'), '')).toEqual([]);
});

test('reports projects without work.md', async () => {
  rmSync(at('work.md'));

  expect(await messages()).toEqual([
    'content/work.md:1: is missing, and the files in content/work/ need a page that lists them. Write it with the fields that content/README.md lists under "Work".',
  ]);
});

test('warns of work.md without projects', async () => {
  removeProjects();

  expect(await messages()).toEqual([
    'content/work.md:1: warning: lists the files in content/work/, and none is published, so the menu leaves this page out. Add one, or delete this file.',
  ]);
});

test('warns of work.md, and of its part of Home, if no project is published', async () => {
  hideFiles('work');

  expect(await messages()).toEqual([
    'content/home.md:18: warning: work: shows projects, and no file in content/work/ is published, so the page leaves this part out. Add a project, or delete this part.',
    'content/work.md:1: warning: lists the files in content/work/, and none is published, so the menu leaves this page out. Add one, or delete this file.',
  ]);
});

test('suggests work.md for a misspelt name', async () => {
  renameSync(at('work.md'), at('wrok.md'));

  expect(await messages()).toContain(
    'content/wrok.md:1: is a file that no page shows. Did you mean work.md?',
  );
});

test('needs no work.md for projects that are not published', async () => {
  hideFiles('work');
  rmSync(at('work.md'));

  expect(await messagesAfter('home.md', groupOf('work'), '')).toEqual([]);
});

test('accepts projects that Home does not show', async () => {
  expect(await messagesAfter('home.md', groupOf('work'), '')).toEqual([]);
});

test('reports people without a heading on About', async () => {
  expect(await messagesAfter('about.md', groupOf('people'), '')).toEqual([
    'content/about.md:1: people: is missing, and the people in content/people/ need a heading. Write people: and, indented below it, heading: Who we are',
  ]);
});

test('warns of a heading on About without people', async () => {
  hideFiles('people');

  expect(await messages()).toEqual([
    'content/about.md:14: warning: people: shows people, and no file in content/people/ is published, so the page leaves this part out. Add a person, or delete this part.',
  ]);
});

test('accepts an agency without values, and one without a consultation and a picture', async () => {
  rmSync(at('values'), { recursive: true });
  change('about.md', groupOf('values'), '');
  change('about.md', groupOf('picture'), '');
  rmSync(at('pictures/cloth.jpg'));

  expect(
    await messagesAfter('contact.md', groupOf('consultation'), ''),
  ).toEqual([]);
});

test('reports values without a heading on About', async () => {
  expect(await messagesAfter('about.md', groupOf('values'), '')).toEqual([
    'content/about.md:1: values: is missing, and the values in content/values/ need a heading and a button. Write values: and, indented below it, heading: Our Values and button: Contact Us. If you have no values, delete the files in content/values/.',
  ]);
});

test('warns of a heading on About without values', async () => {
  hideFiles('values');

  expect(await messages()).toEqual([
    'content/about.md:16: warning: values: shows values, and no file in content/values/ is published, so the page leaves this part out. Add a value, or delete this part.',
  ]);
});

test('does not miss the heading of the people in an About page that cannot be read', async () => {
  const [message, ...others] = await messagesAfter(
    'about.md',
    groupOf('people'),
    'people: "Who we are\n',
  );

  expect(message).toContain('about.md:14: cannot be read');
  expect(others).toEqual([]);

  add('about.md', '');

  expect(await messages()).toEqual([
    expect.stringContaining('about.md:1: is empty.'),
  ]);
});
