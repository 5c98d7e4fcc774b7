import type { GatsbyConfig } from 'gatsby';

// Gatsby itself refuses an empty address.
const siteUrl = process.env.SITE_URL?.replace(/\/+$/, '') ?? '';

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    generateOnBuild: true,
    // The one query that is not in a component.
    documentSearchPaths: ['./src/gatsby/files/writeSiteFiles.ts'],
  },
  // `npm run dev` tells where it serves the function; a build needs no proxy.
  ...(process.env.FUNCTIONS_URL && { proxy: { prefix: '/api', url: process.env.FUNCTIONS_URL } }),
  plugins: [
    'gatsby-plugin-react-helmet',
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    // Without its own footnotes, which the check of the content does not read: see src/content/read/markdown.ts.
    { resolve: 'gatsby-transformer-remark', options: { footnotes: false } },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: `${__dirname}/content`, ignore: ['**/README.md'] },
    },
  ],
};

export default config;
