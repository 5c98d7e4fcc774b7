import { mixed, object } from 'yup';
import { readEnvironment } from './readEnvironment';

test('rethrows an error that is not about a setting', () => {
  const bug = new TypeError('a bug');
  const setting = mixed().transform(() => {
    throw bug;
  });

  expect(() =>
    readEnvironment(object({ NAME: setting }), { NAME: 'x' }),
  ).toThrow(bug);
});
