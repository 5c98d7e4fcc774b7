/**
 * Data of the fragment PageHead for an agency without its optional fields,
 * such as the address.
 */
export const siteSample: Queries.PageHeadFragment = {
  site: { siteMetadata: { siteUrl: 'https://www.heddle.example' } },
  agency: {
    name: 'Heddle',
    strapline: 'Websites designed and built',
    language: 'en-GB',
    email: 'hello@heddle.example',
    social: [{ url: 'https://facebook.example' }, { url: 'https://x.example' }],
    legalName: null,
    address: null,
    companyNumber: null,
    phone: null,
    map: null,
    hours: [],
  },
  brand: {
    ground: '#101418',
    paper: '#fffdf8',
    darkPage: '#0d1013',
  },
  homePage: { name: 'Home', description: 'A small studio.' },
  services: {
    nodes: [
      { offers: ['Design'] },
      { offers: ['Graphic design', 'eCommerce'] },
    ],
  },
};
