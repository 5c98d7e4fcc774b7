import type { GatsbyConfig } from 'gatsby';

const siteUrl = process.env.SITE_URL?.replace(/\/+$/, '');
if (!siteUrl) {
  throw new Error(
    'SITE_URL is missing: set it to the address of the site, for example SITE_URL=https://www.example.com',
  );
}

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true },
  // `npm run dev` tells where it serves the function; a build needs no proxy.
  ...(process.env.FUNCTIONS_URL
    ? { proxy: { prefix: '/api', url: process.env.FUNCTIONS_URL } }
    : undefined),
  plugins: [
    'gatsby-plugin-react-helmet',
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    'gatsby-transformer-remark',
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: `${__dirname}/content`, ignore: ['**/README.md'] },
    },
  ],
};

export default config;
