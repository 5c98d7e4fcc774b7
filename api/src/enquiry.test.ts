import { fallbackLink } from './enquiry';

test('the mailto of a failure has its subject', () => {
  expect(fallbackLink('hello@heddle.example')).toBe(
    'mailto:hello@heddle.example?subject=Enquiry%20from%20the%20site',
  );
});
