import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { typeDefs } from '../../content/derive/typeDefs';
import { pageTypes } from '../../content/shape/pages';

/** gatsby-config.ts always sets siteUrl, so the types are non-null. */
const SITE_TYPES = `
  type Site implements Node { siteMetadata: SiteSiteMetadata! }
  type SiteSiteMetadata { siteUrl: String! }
`;

/** Defines the GraphQL types of the content and of siteMetadata (Gatsby's `createSchemaCustomization`). */
export const createTypes = ({ actions }: CreateSchemaCustomizationArgs): void =>
  actions.createTypes([typeDefs, SITE_TYPES]);

export const siteResolvers = {
  // Checked content has one of each. With a non-null type, a missing one fails the query instead of giving an empty page.
  Query: Object.fromEntries(
    ['Agency', 'Brand', 'Site', ...pageTypes].map((type) => [
      type.replace(/^./, (letter) => letter.toLowerCase()),
      { type: `${type}!` },
    ]),
  ),
  // Queries ask only for files that are pictures.
  File: { childImageSharp: { type: 'ImageSharp!' } },
  // The year of the build, for the copyright line. The year of the visit could differ, and break hydration.
  Agency: { year: { type: 'Int!', resolve: () => new Date().getUTCFullYear() } },
};
