import { graphql } from 'gatsby';

interface Props {
  agency: Queries.WhereaboutsFragment;
}

/**
 * Postal addresses and telephone number, as lines of a paragraph. Without a
 * map, an address is text without a link.
 */
export function Whereabouts({ agency }: Props) {
  const { places, phone, phoneUri } = agency;

  return (
    <>
      {places.map(({ address, map }) => (
        <span key={address}>
          {map ? (
            <a className="touch-target" href={map}>
              {address}
            </a>
          ) : (
            address
          )}
        </span>
      ))}
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
    places {
      address
      map
    }
    phone
    phoneUri
  }
`;
