import { fallbackLink } from './enquiry';

test('the mailto of a failure has its subject', () => {
  expect(fallbackLink('office@bobbin.example', 'From your form?')).toBe(
    'mailto:office@bobbin.example?subject=From%20your%20form%3F',
  );
});
