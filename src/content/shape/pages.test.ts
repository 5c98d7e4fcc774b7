import { addressesOf } from './pages';

test('Home is known by / and is also shown at /home', () => {
  expect(addressesOf('home.md')).toEqual(['/', '/home']);
});
