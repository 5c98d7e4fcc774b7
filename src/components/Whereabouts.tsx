import { graphql } from 'gatsby';

interface Props {
  agency: Queries.WhereaboutsFragment;
}

/**
 * Postal address and telephone number, as lines of a paragraph. Without a map,
 * the address is text without a link.
 */
export function Whereabouts({ agency }: Props) {
  const { address, map, phone, phoneUri } = agency;

  return (
    <>
      {address && (
        <span>
          {map ? (
            <a className="touch-target" href={map}>
              {address}
            </a>
          ) : (
            address
          )}
        </span>
      )}
      {phoneUri && (
        <span>
          <a className="touch-target" href={phoneUri}>
            {phone}
          </a>
        </span>
      )}
    </>
  );
}

export const query = graphql`
  fragment Whereabouts on Agency {
    address
    map
    phone
    phoneUri
  }
`;
