import { mixed, object } from 'yup';
import { readEnvironment } from './readEnvironment';

test('throws an error of the program, which is about no setting, as it is', () => {
  const bug = new TypeError('a bug');
  const setting = mixed().transform(() => {
    throw bug;
  });

  expect(() =>
    readEnvironment(object({ NAME: setting }), { NAME: 'x' }),
  ).toThrow(bug);
});
