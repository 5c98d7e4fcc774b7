import { phoneUri } from './phoneUri';

test.each([
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['+49 (0)30 / 2312.5-00', 'tel:+49302312500'],
  ['0049 (0)30 23125', 'tel:+493023125'],
  ['(0)30 23125', 'tel:03023125'],
  ['030 – 23125', 'tel:03023125'],
  ['112', 'tel:112'],
])('calls %s by %s', (phone, uri) => {
  expect(phoneUri(phone)).toBe(uri);
});
