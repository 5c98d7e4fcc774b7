import { graphql } from 'gatsby';
import { Helmet } from 'react-helmet';
import { pageSlug } from '../../content/shape/pageSlug';
import { structuredData } from './structuredData';

const isServer = typeof document === 'undefined';

type Props = {
  page: Queries.PageHeadPageFragment;
  siteData: Queries.PageHeadFragment;
};

/**
 * Sets the tags in `<head>`. No page exports Gatsby's `Head`, which would add
 * its own tags, such as a second `<title>`.
 */
export function PageHead({ page, siteData }: Props) {
  const { siteUrl } = siteData.site.siteMetadata;
  const { ground, paper, darkPage } = siteData.brand;
  // Open Graph requires a territory: `en-GB` → `en_GB`, `de` → `de_DE`.
  const { language, region } = new Intl.Locale(
    siteData.agency.language,
  ).maximize();
  const url = siteUrl + page.path;
  const imageUrl = `${siteUrl}/share/${pageSlug(page.path)}.jpg`;
  // The browser's toolbar continues the background at the top of the page, in
  // the light and in the dark colour scheme.
  const themeColours = {
    light: page.barBackground === 'light' ? paper : ground,
    dark: darkPage,
  };

  return (
    <Helmet>
      {/* Only on the server: in the browser, it would replace the language that
          a translator has set. */}
      {isServer && <html lang={siteData.agency.language} />}
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteData.agency.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={`${language}_${region}`} />
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={page.title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={page.title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={imageUrl} />
      <meta name="twitter:image:alt" content={page.title} />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={themeColours.light}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={themeColours.dark}
      />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <script type="application/ld+json">
        {structuredData(page, siteData)}
      </script>
    </Helmet>
  );
}

export const query = graphql`
  fragment PageHead on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    agency {
      name
      strapline
      language
      email
      social {
        url: address
      }
      legalName
      address
      companyNumber
      phone
      map
      hours {
        dayOfWeek: days
        opens
        closes
      }
    }
    brand {
      ground
      paper
      darkPage
    }
    homePage {
      name
      description
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        offers
      }
    }
  }
  fragment PageHeadPage on Page {
    path
    name
    title
    description
    barBackground
    ... on ProjectPage {
      parentPage {
        name
        path
      }
      project {
        year
        link
        serviceLinks {
          title
        }
      }
    }
    ... on ServicePage {
      parentPage {
        name
        path
      }
      service {
        title
      }
    }
    ... on AboutPage {
      people {
        ...AboutPeople
        people {
          name
        }
      }
    }
  }
`;
