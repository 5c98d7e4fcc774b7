import { buildASTSchema, parse, printType } from 'graphql';
import { typeDefs } from './typeDefs';

/** Types that Gatsby provides. */
const GATSBY = 'interface Node { id: ID! } type File { id: ID! } directive @dontInfer on OBJECT';
const schema = buildASTSchema(parse(`${GATSBY} ${typeDefs}`), { assumeValidSDL: true });
const printed = (name: string): string => {
  const type = schema.getType(name);
  return type ? printType(type) : '';
};

test.each([
  ['a required field is non-null', 'Service', 'title: String!\n'],
  ['a number is whole', 'Service', 'order: Int!\n'],
  ['an optional group is nullable', 'Service', 'slide: ServiceSlide\n'],
  ['an optional text is nullable', 'Agency', 'phone: String\n'],
  ['a switch is non-null because it has a default', 'Value', 'published: Boolean!\n'],
  ['a list and its items are non-null', 'HomeOffers', 'items: [HomeOffer!]!\n'],
  ['lines are non-null', 'TextSummary', 'lines: [String!]!\n'],
  ['a picture is a file', 'AboutPicture', 'image: File!\n'],
  ['a section of a text has an id', 'TextSection', 'id: String!\n'],
])('%s', (_, type, field) => expect(printed(type)).toContain(field));

test('every page type implements the interface Page', () => {
  for (const type of ['HomePage', 'AboutPage', 'ContactPage', 'TextPage'])
    expect(printed(type)).toMatch(/implements Node & Page {[^}]*path: String!/);
});
