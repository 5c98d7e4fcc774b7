import { graphql } from 'gatsby';
import { closeDrawer } from '../closeDrawer';
import { PageLink } from '../PageLink';

export type Pages = readonly Queries.PageLinksFragment[];

interface Props {
  pages: Pages;
  list?: Queries.PageLinksFragment['listedIn'];
  currentPath?: string;
  className: string | undefined;
}

/** Maximum length of a name at full size in the drawer. */
const LONG_NAME = 30;

/** Home's address in links is `/home` (requirement 10). */
const linkAddress = (path: string): string => (path === '/' ? '/home' : path);

export function PageLinks({
  pages,
  list = 'menu',
  currentPath,
  className,
}: Props) {
  const currentAddress = currentPath && linkAddress(currentPath);

  return (
    <ul className={`link-list ${className}`}>
      {pages
        .filter(({ listedIn }) => listedIn === list)
        .map((page) => (
          <li key={page.path}>
            <PageLink
              to={linkAddress(page.path)}
              data-long={page.nameHyphenated.length > LONG_NAME || undefined}
              aria-current={
                linkAddress(page.path) === currentAddress ? 'page' : undefined
              }
            >
              {page.nameHyphenated}
            </PageLink>
          </li>
        ))}
    </ul>
  );
}

type SocialProps = {
  agency: Queries.SocialLinksFragment;
  className: string | undefined;
};

export function SocialLinks({ agency, className }: SocialProps) {
  const domainStart = agency.email.lastIndexOf('@') + 1;
  const mailbox = agency.email.slice(0, domainStart);
  const domain = agency.email.slice(domainStart);

  return (
    <ul className={`link-list ${className}`} aria-label={agency.labels.social}>
      {agency.social.map(({ name, url }) => (
        <li key={url}>
          <a
            href={url}
            onClick={({ currentTarget }) => closeDrawer(currentTarget)}
          >
            {name}
          </a>
        </li>
      ))}
      <li>
        <a
          href={`mailto:${agency.email}`}
          onClick={({ currentTarget }) => closeDrawer(currentTarget)}
        >
          <span>
            {mailbox}
            {/* In a narrow column, the address breaks before its domain. */}
            <wbr />
            {domain}
          </span>
        </a>
      </li>
    </ul>
  );
}

export const query = graphql`
  fragment PageLinks on Page {
    path
    nameHyphenated
    listedIn
  }
  fragment SocialLinks on Agency {
    email
    social {
      name
      url: address
    }
    labels {
      social
    }
  }
`;
