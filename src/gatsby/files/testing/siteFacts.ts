import type { SiteFacts } from '../siteFacts';

/** Facts of a site with a page and two services, one of which has a name that markdown and XML could stumble over. */
export const siteFacts: SiteFacts = {
  siteUrl: 'https://www.heddle.example',
  agency: {
    name: 'Heddle',
    strapline: 'Websites designed and built',
    language: 'en-GB',
    email: 'hello@heddle.example',
    social: [
      { name: 'Facebook', address: 'https://facebook.example/heddle' },
      { name: 'Instagram', address: 'https://instagram.example/heddle' },
    ],
    labels: {
      pages: 'Pages',
      social: 'Elsewhere',
      email: 'E-mail',
    },
  },
  lead: 'Bring us the tangle.',
  pages: [
    { path: '/', name: 'Home', title: 'Heddle', description: 'A studio.', updated: '2021-11-30' },
    {
      path: '/about',
      name: 'About [us]',
      title: 'About',
      description: 'What we do.',
      updated: '2022-01-02',
    },
  ],
  services: [
    { title: 'Design', text: 'We draw pages.' },
    { title: 'More...', text: 'Ask {name}:\n\n- **Shops**: tills.' },
  ],
};
