import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { typeDefs } from '../../content/derive/typeDefs';
import { pageTypes } from '../../content/shape/pages';

// gatsby-config.ts always sets siteUrl, so the types are non-null.
export const createTypes = ({ actions }: CreateSchemaCustomizationArgs): void =>
  actions.createTypes(`${typeDefs}
    type Site implements Node { siteMetadata: SiteSiteMetadata! }
    type SiteSiteMetadata { siteUrl: String! }`);

export const siteResolvers = {
  // With a non-null type, the query fails if the content lacks the type's only node. A nullable type would make an empty page.
  Query: Object.fromEntries(
    ['Agency', 'Brand', 'Site', ...pageTypes].map((type) => [
      type.replace(/^./, (letter) => letter.toLowerCase()),
      { type: `${type}!` },
    ]),
  ),
  // Every file that a query asks for is a picture, so the type is non-null.
  File: { childImageSharp: { type: 'ImageSharp!' } },
  // The copyright line has the year of the build. Rendered in the browser, a later year would break hydration.
  Agency: { year: { type: 'Int!', resolve: () => new Date().getUTCFullYear() } },
};
