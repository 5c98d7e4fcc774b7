import { llmsText } from './llmsText';
import { siteFacts } from './testing/siteFacts';

const lines = llmsText(siteFacts).split('\n');

test('begins with the name and what the agency does', () => {
  expect(lines.slice(0, 5)).toEqual([
    '# Heddle',
    '',
    '> Websites designed and built',
    '',
    'Bring us the tangle.',
  ]);
});

test('says each service in its own words, with the agency filled in', () => {
  expect(lines).toContain('**Design**: We draw pages.');
  expect(lines).toContain('**More...**: Ask Heddle:');
  expect(lines).toContain('- **Shops**: tills.');
});

test('says a name with a sign as it is written', () => {
  const agency = { ...siteFacts.agency, name: 'Müller & Söhne' };
  expect(llmsText({ ...siteFacts, agency })).toContain('Ask Müller & Söhne:');
});

test('links each page with its description', () => {
  expect(lines).toContain('- [Home](https://www.heddle.example/): A studio.');
  expect(lines).toContain('- [About \\[us\\]](https://www.heddle.example/about): What we do.');
});

test('says where the agency can be reached', () => {
  expect(lines).toContain('- E-mail: [hello@heddle.example](mailto:hello@heddle.example)');
  expect(lines).toContain('- [Facebook](https://facebook.example/heddle)');
  expect(lines).toContain('- [Instagram](https://instagram.example/heddle)');
});
