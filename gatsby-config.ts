import type { GatsbyConfig } from 'gatsby';

// Gatsby refuses an empty URL.
const siteUrl = process.env.SITE_URL?.replace(/\/+$/, '') ?? '';

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    generateOnBuild: true,
    // The only query outside of components.
    documentSearchPaths: ['./src/gatsby/files/writePublicFiles.ts'],
  },
  // `npm run dev` sets FUNCTIONS_URL to the address of the local function. A build needs no proxy.
  ...(process.env.FUNCTIONS_URL && { proxy: { prefix: '/api', url: process.env.FUNCTIONS_URL } }),
  plugins: [
    'gatsby-plugin-react-helmet',
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    // No footnotes: the parser of the content check (src/content/read/markdown.ts) has none.
    { resolve: 'gatsby-transformer-remark', options: { footnotes: false } },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: `${__dirname}/content`, ignore: ['**/README.md'] },
    },
  ],
};

export default config;
