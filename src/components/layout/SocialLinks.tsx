import { graphql } from 'gatsby';

interface Props {
  agency: Queries.SocialLinksFragment;
  className?: string;
}

/** The list of social links, of which e-mail is the last (specification 2). */
export function SocialLinks({ agency, className }: Props) {
  const { labels } = agency;
  return (
    <ul className={className} aria-label={labels.social}>
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
