import { graphql, type PageProps } from 'gatsby';
import { Helmet } from 'react-helmet';

/**
 * Redirects to Home without scripts. Azure shows it for missing files
 * (requirement 6), other hosts also for unknown URLs.
 */
export default function NotFound({ data }: PageProps<Queries.NotFoundQuery>) {
  return (
    <main className="container">
      <Helmet>
        <html lang={data.agency.language} />
        <title>{data.agency.name}</title>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content="0; url=/" />
      </Helmet>
      <h1>{data.agency.name}</h1>
      <a href="/">{data.homePage.name}</a>
    </main>
  );
}

export const query = graphql`
  query NotFound {
    agency {
      name
      language
    }
    homePage {
      name
    }
  }
`;
