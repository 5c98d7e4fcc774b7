import { darkPage } from '../../brand/darkPage';
import { openingTimes } from '../../content/derive/openingTimes';
import { phoneUri } from '../../content/derive/phoneUri';
import { isLeftOut } from '../../content/read/isLeftOut';
import { validHours } from '../../content/read/validHours';
import { brandOf } from '../../content/read/readBrand';
import { widestWordWidth } from '../fonts/measure/widestWordWidth';
import { bodyResolvers } from './bodyResolvers';
import { computed, type Resolve, type TypeResolvers } from './context';
import { imageResolvers } from './imageResolvers';
import { narrowWidth } from './narrowWidth';
import { nonNullTypes } from './nonNullTypes';
import { pageResolvers } from './pageResolvers';
import { shapeResolvers } from './shapeResolvers';
import { workResolvers } from './workResolvers';

const agencyOpeningTimes: Resolve = ({ hours, language }) =>
  openingTimes(validHours(hours), String(language));

const agencyPhoneUri: Resolve = ({ phone }) =>
  isLeftOut(phone) ? null : phoneUri(String(phone));

/** Returns the first postal address and those of the other offices. */
const agencyPlaces: Resolve = ({ address, map, offices }) => {
  const others = (offices ?? []) as object[];

  return isLeftOut(address) ? others : [{ address, map }, ...others];
};

const otherResolvers: TypeResolvers = {
  Agency: {
    openingTimes: computed('[OpeningTimes!]!', agencyOpeningTimes),
    phoneUri: computed('String', agencyPhoneUri),
    places: computed('[AgencyOffice!]!', agencyPlaces),
    // The year of the build, for the copyright line. If browsers computed the
    // year, it could differ from the year in the HTML and break hydration.
    year: computed('Int!', () => new Date().getUTCFullYear()),
  },
  AboutPicture: { narrowWidth: computed('Int', narrowWidth) },
  ProjectPicture: { narrowWidth: computed('Int', narrowWidth) },
  Brand: {
    darkPage: computed('String!', (brand) => darkPage(brandOf(brand).ground)),
  },
  Service: {
    widestWordWidth: computed('Int!', ({ title }) =>
      widestWordWidth(String(title)),
    ),
  },
};

/**
 * Resolvers of computed fields. Call Gatsby's `createResolvers` with each item;
 * several items may be for the same type.
 */
export const contentResolvers: TypeResolvers[] = [
  ...shapeResolvers,
  ...pageResolvers,
  bodyResolvers,
  workResolvers,
  otherResolvers,
  imageResolvers,
  nonNullTypes,
];
