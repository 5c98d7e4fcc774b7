import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { typeDefs } from '../../content/derive/typeDefs';
import { pageTypes } from '../../content/shape/pages';

/** What the settings guarantee, so that no query has to ask whether the site has an address. */
const SITE_TYPES = `
  type Site implements Node { siteMetadata: SiteSiteMetadata! }
  type SiteSiteMetadata { siteUrl: String! }
`;

/** Tells Gatsby the types of all content and of the settings (Gatsby's `createSchemaCustomization`). */
export const createTypes = ({ actions }: CreateSchemaCustomizationArgs): void =>
  actions.createTypes([typeDefs, SITE_TYPES]);

export const siteResolvers = {
  // A build whose content was checked has one of each: a query that finds none is an error, not an empty page.
  Query: Object.fromEntries(
    ['Agency', 'Brand', 'Site', ...pageTypes].map((type) => [
      type.replace(/^./, (letter) => letter.toLowerCase()),
      { type: `${type}!` },
    ]),
  ),
  // The only files that are queried are pictures.
  File: { childImageSharp: { type: 'ImageSharp!' } },
  // The year of the copyright line is that of the build, so that the server and the browser say the same.
  Agency: { year: { type: 'Int!', resolve: () => new Date().getUTCFullYear() } },
};
