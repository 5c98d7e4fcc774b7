import { chooseNames } from './chooseNames';

const names = ['agency', 'generated', 'upgrade'];

test('without a name, all are chosen', () => {
  expect(chooseNames('part', names, [])).toEqual(names);
});

test('only the named ones are chosen, in their usual order', () => {
  expect(chooseNames('part', names, ['upgrade', 'agency'])).toEqual([
    'agency',
    'upgrade',
  ]);
});

test('the message about a wrong name lists the right ones', () => {
  expect(() => chooseNames('part', names, ['recipes'])).toThrow(
    'There is no part "recipes". The parts are agency, generated, upgrade.',
  );
});
