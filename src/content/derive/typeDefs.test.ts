import { buildASTSchema, parse, printType } from 'graphql';
import { typeDefs } from './typeDefs';

// What Gatsby itself adds to the types of a site.
const gatsby = 'interface Node { id: ID! } type File { id: ID! } directive @dontInfer on OBJECT';
const schema = buildASTSchema(parse(`${gatsby} ${typeDefs}`), { assumeValidSDL: true });
const printed = (name: string): string => {
  const type = schema.getType(name);
  return type ? printType(type) : '';
};

test('required fields are non-null, and optional ones are not', () => {
  expect(printed('Service')).toContain('title: String!');
  expect(printed('Service')).toContain('order: Int!');
  expect(printed('Service')).toContain('slide: ServiceSlide\n');
  expect(printed('Agency')).toContain('phone: String\n');
});

test('a switch has a value even where it is left out', () => {
  expect(printed('Value')).toContain('published: Boolean!');
});

test('lists and their items are non-null', () => {
  expect(printed('HomeOffers')).toContain('items: [HomeOffer!]!');
  expect(printed('TextSummary')).toContain('lines: [String!]!');
});

test('every page has what the table of pages says of it', () => {
  for (const type of ['HomePage', 'AboutPage', 'ContactPage', 'TextPage'])
    expect(printed(type)).toMatch(/implements Node & Page {[^}]*path: String!/);
});

test('a picture is a file', () => {
  expect(printed('AboutPicture')).toContain('image: File!');
});

test('a text with headings has sections', () => {
  expect(printed('TextSection')).toContain('id: String!');
});
