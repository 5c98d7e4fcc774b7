import { assertObjectType, buildASTSchema, parse, printType } from 'graphql';
import { typeDefs } from './typeDefs';

const GATSBY_DEFS = 'interface Node { id: ID! } type File { id: ID! }';
// `assumeValidSDL` allows Gatsby's directives @link and @dontInfer, which are
// not defined here.
const schema = buildASTSchema(parse(`${GATSBY_DEFS} ${typeDefs}`), {
  assumeValidSDL: true,
});
const printedType = (name: string) =>
  printType(assertObjectType(schema.getType(name)));

test.each([
  ['a required field is non-null', 'Service', 'title: String!\n'],
  ['a number is whole', 'Service', 'order: Int!\n'],
  ['an optional group is nullable', 'Service', 'slide: ServiceSlide\n'],
  ['an optional text is nullable', 'Agency', 'phone: String\n'],
  [
    'a switch is non-null because it has a default',
    'Value',
    'published: Boolean!\n',
  ],
  ['a list and its items are non-null', 'HomeOffers', 'items: [HomeOffer!]!\n'],
  ['lines are non-null', 'TextSummary', 'lines: [String!]!\n'],
  ['choices are texts', 'AgencyHours', 'days: [String!]!\n'],
  ['a time is a text', 'AgencyHours', 'opens: String!\n'],
  ['a picture is a file', 'AboutPicture', 'image: File!\n'],
  ['a section of a text page has an id', 'TextSection', 'id: String!\n'],
])('%s', (_, type, field) => expect(printedType(type)).toContain(field));

test('the four types of pages implement the interface Page', () => {
  for (const type of ['HomePage', 'AboutPage', 'ContactPage', 'TextPage'])
    expect(printedType(type)).toMatch(
      /implements Node & Page {[^}]*path: String!/,
    );
});
