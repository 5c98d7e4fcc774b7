import { graphql } from 'gatsby';

type Props = { agency: Queries.SocialLinksFragment; className: string | undefined };

export function SocialLinks({ agency, className }: Props) {
  const { labels } = agency;
  return (
    <ul className={`link-list ${className}`} aria-label={labels.social}>
      {agency.social.map(({ name, address }) => (
        <li key={address}>
          <a href={address}>{name}</a>
        </li>
      ))}
      <li>
        <a href={`mailto:${agency.email}`}>{labels.email}</a>
      </li>
    </ul>
  );
}

export const query = graphql`
  fragment SocialLinks on Agency {
    email
    social {
      name
      address
    }
    labels {
      social
      email
    }
  }
`;
