import { graphql, type PageProps } from 'gatsby';
import { Helmet } from 'react-helmet';

/**
 * Redirects to Home by a tag that needs no scripts. Azure shows this page for
 * missing files (requirement 6), other hosts show it for unknown URLs, too.
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
