import { graphql } from 'gatsby';
import { Helmet } from 'react-helmet';

interface Props {
  page: { title: string; description: string };
  agency: Queries.PageHeadFragment;
  siteUrl: string;
  /** The one address under which search engines should know the page. */
  path: string;
}

/** Every tag of a page's head. No file exports Gatsby's own Head: two systems would double the tags. */
export function PageHead({ page, agency, siteUrl, path }: Props) {
  const url = `${siteUrl}${path === '/' ? '/' : path}`;
  return (
    <Helmet>
      <html lang={agency.language} />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={agency.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={agency.language} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#0b2b26" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a2621" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </Helmet>
  );
}

export const query = graphql`
  fragment PageHead on Agency {
    name
    language
  }
`;
