import { addressesOf } from './pages';

test('Home has the addresses / and /home', () => {
  expect(addressesOf('home.md')).toEqual(['/', '/home']);
});
