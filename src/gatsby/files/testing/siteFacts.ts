import type { SiteFacts } from '../siteFacts';

/** Facts of a site with words that markdown, XML and voices could stumble over. */
export const siteFacts: SiteFacts = {
  site: { siteMetadata: { siteUrl: 'https://www.heddle.example' } },
  agency: {
    name: 'Müller & Söhne',
    strapline: 'Websites designed and built',
    language: 'en-GB',
    email: 'hello@heddle.example',
    social: [
      { name: 'Facebook', address: 'https://facebook.example/heddle' },
      { name: 'Instagram', address: 'https://instagram.example/heddle' },
    ],
    labels: { pages: 'Pages', social: 'Elsewhere', email: 'E-mail' },
  },
  homePage: { lead: 'Bring us the tangle.' },
  pages: {
    nodes: [
      { path: '/', name: 'Home', title: 'Heddle', description: 'A studio.', updated: '2021-11-30' },
      {
        path: '/a&b',
        name: 'About [us]',
        title: 'About',
        description: 'What we do.',
        updated: '2022-01-02',
      },
    ],
  },
  services: {
    nodes: [
      { title: 'Design', parent: { rawMarkdownBody: '\nWe draw pa\u00ADges.\n' } },
      { title: 'More...', parent: { rawMarkdownBody: 'Ask {name}:\n\n- **Shops**: tills.' } },
    ],
  },
};
