import { service } from '../../content/shape/kinds/service';
import { sampleFile } from '../../content/testing/sampleContent';
import { fromFile, toFile } from './contentFormat';

const text = sampleFile(service);

test('a file that is read and written is the same', () => {
  expect(toFile(fromFile(text))).toBe(text);
  expect(toFile(fromFile(text.replace(/---\n\n.*/s, '---\n')))).toMatch(/\n---\n$/);
});

test('a switch is written only where it is off, in its place', () => {
  const off = text.replace('order: 1', 'order: 1\npublished: false');
  expect(toFile(fromFile(off))).toBe(off);
  expect(toFile({ ...fromFile(off), published: true })).toBe(text);
});

test('what the editor writes anew and means the same stays as it was, and a changed paragraph is written as sent', () => {
  const table = '| A   | B |\n| --- | - |\n| one | 2 |';
  const before = text.replace(/---\n\n.*/s, `---\n\nFirst.\n\n* One\n* Two\n\n${table}\n`);
  const body = 'First, changed.\n\n- One\n- Two\n\n| A | B |\n| --- | --- |\n| one | 2 |';
  expect(toFile({ ...fromFile(before), body }, before)).toBe(
    before.replace('First.', 'First, changed.'),
  );
});

test('a file whose fields cannot be read is no form', () => {
  expect(() => fromFile(text.replace('title: ', 'title: a: '))).toThrow('cannot be read');
});
