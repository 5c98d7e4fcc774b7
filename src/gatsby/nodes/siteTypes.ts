import type { CreateSchemaCustomizationArgs } from 'gatsby';

/** What the settings guarantee, so that no query has to ask whether the site has an address. */
export const createSiteTypes = ({ actions }: CreateSchemaCustomizationArgs): void =>
  actions.createTypes(`
    type Site implements Node {
      siteMetadata: SiteSiteMetadata!
    }
    type SiteSiteMetadata {
      siteUrl: String!
    }
  `);

/** A build whose content was checked has one of each: a query that finds none is an error, not an empty page. */
const required = (type: string) => ({ type: `${type}!` });

export const siteResolvers = {
  Query: {
    agency: required('Agency'),
    homePage: required('HomePage'),
    aboutPage: required('AboutPage'),
    contactPage: required('ContactPage'),
    privacyPage: required('PrivacyPage'),
    site: required('Site'),
  },
  // The only files that are queried are pictures.
  File: { childImageSharp: required('ImageSharp') },
  // The year of the copyright line is that of the build, so that the server and the browser say the same.
  Agency: { year: { type: 'Int!', resolve: () => new Date().getUTCFullYear() } },
};
