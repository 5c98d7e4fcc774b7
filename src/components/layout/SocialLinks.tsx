import { graphql } from 'gatsby';

interface Props {
  agency: Queries.SocialLinksFragment;
  className?: string | undefined;
}

/** The list of links Facebook, Instagram, e-mail (specification 2). */
export function SocialLinks({ agency, className }: Props) {
  const { labels } = agency;
  return (
    <ul className={className} aria-label={labels.social}>
      <li>
        <a href={agency.facebook}>{labels.facebook}</a>
      </li>
      <li>
        <a href={agency.instagram}>{labels.instagram}</a>
      </li>
      <li>
        <a href={`mailto:${agency.email}`}>{labels.email}</a>
      </li>
    </ul>
  );
}

export const query = graphql`
  fragment SocialLinks on Agency {
    email
    facebook
    instagram
    labels {
      social
      facebook
      instagram
      email
    }
  }
`;
