import type { GatsbyConfig } from 'gatsby';
import { FAIL_ON } from './src/content/shape/formats';

const config: GatsbyConfig = {
  // Gatsby refuses an empty URL, so a build without SITE_URL stops with an
  // error.
  siteMetadata: { siteUrl: process.env.SITE_URL?.replace(/\/+$/, '') ?? '' },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    generateOnBuild: true,
    // Gatsby finds queries in components. Elsewhere, only writePublicFiles.ts
    // has one.
    documentSearchPaths: ['./src/gatsby/files/writePublicFiles.ts'],
  },
  // Only `npm run dev` sets FUNCTIONS_URL, to the address of the local
  // functions.
  ...(process.env.FUNCTIONS_URL && {
    proxy: { prefix: '/api', url: process.env.FUNCTIONS_URL },
  }),
  plugins: [
    'gatsby-plugin-react-helmet',
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sharp', options: { failOn: FAIL_ON } },
    'gatsby-transformer-sharp',
    // The content check's parser, src/content/read/markdown.ts, does not
    // support footnotes, so pages have none.
    { resolve: 'gatsby-transformer-remark', options: { footnotes: false } },
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: `${__dirname}/content`,
        ignore: ['**/README.md'],
      },
    },
  ],
};

export default config;
