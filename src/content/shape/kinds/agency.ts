import type { Fields, Kind } from '../fields';
import {
  button,
  field,
  group,
  heading,
  list,
  optional,
  text,
} from '../makeFields';

const labels: Fields = {
  skip: text(
    40,
    'The link that skips the bar, for people who use a keyboard.',
    'Skip to content',
  ),
  menu: text(16, 'The button that opens the menu.', 'Menu'),
  closeMenu: text(24, 'The button that closes the menu.', 'Close menu'),
  pages: text(
    24,
    'The name of the lists of pages, for screen readers.',
    'Pages',
  ),
  social: text(
    40,
    'The name of the social links, for screen readers.',
    'Find us elsewhere',
  ),
  email: text(
    24,
    'The link among the social links that writes an e-mail.',
    'E-mail',
  ),
  dismiss: text(24, 'The button that closes a message of the form.', 'Dismiss'),
  carousel: text(
    24,
    'The word that screen readers say after the name of the box of slides.',
    'carousel',
  ),
  slide: text(
    24,
    'The word that screen readers say after the name of a slide.',
    'slide',
  ),
  slides: text(
    60,
    'The name of a slide, for screen readers.',
    'Slide {number} of {count}: {title}',
  ),
  choose: text(
    40,
    'The name of the group of slide buttons, for screen readers.',
    'Choose a slide',
  ),
  pause: text(40, 'The button that stops the slides.', 'Pause the slides'),
  play: text(40, 'The button that starts the slides again.', 'Play the slides'),
  sending: text(
    60,
    'What the form says while it sends.',
    'Sending your message',
  ),
  reloadText: text(
    120,
    'The notice about a missing part of the page.',
    'A part is missing here.',
  ),
  reloadButton: text(
    28,
    'The button of the notice about a missing part.',
    'Reload the page',
  ),
  opened: text(
    60,
    'What screen readers say when another page has opened.',
    'Opened: {page}',
  ),
  updated: text(
    24,
    'The words before the date of the last change.',
    'Last updated',
  ),
  contents: text(
    30,
    'The words above the list of sections of a long text.',
    'On this page',
  ),
};

const socialLink = group(
  'AgencySocial',
  'Links to the agency on other sites. The site adds the link that writes an e-mail.',
  'a list of items, each with a name and an address',
  {
    name: text(24, 'The words of the link.', 'Facebook'),
    address: field(
      'web address',
      'The address of the link.',
      'https://facebook.example/heddle',
    ),
  },
);

export const agencyKind: Kind = {
  type: 'Agency',
  label: 'The agency',
  purpose: 'Name, addresses, and the words that every page shows.',
  path: 'site.md',
  fields: {
    name: text(30, 'The name of the agency.', 'Heddle'),
    strapline: text(
      60,
      'What the agency does, in a few words.',
      'Websites designed and built',
    ),
    language: field(
      'language',
      'The code of the site’s language. Dates are written in this language too.',
      'en',
    ),
    email: field(
      'email',
      'The company enquiry address: shown to visitors, and where the form sends its mail.',
      'hello@heddle.example',
    ),
    social: optional(list(0, 6, socialLink)),
    legalName: optional(
      text(
        60,
        'The registered name of the company, if it has one.',
        'Loom Ltd',
      ),
    ),
    address: optional(
      text(
        120,
        'The postal address, in one line.',
        '1 Mill Lane, Town, AB1 2CD',
      ),
    ),
    companyNumber: optional(
      text(
        80,
        'The number in the companies register, with the name of the register.',
        '01234567',
      ),
    ),
    phone: optional(
      field(
        'phone',
        'The telephone number, as people dial it from abroad.',
        '+44 20 7946 0000',
      ),
    ),
    callHeading: heading(
      50,
      'The big heading above the footer, which invites visitors to write.',
      'Tell us what you are trying to do.',
    ),
    callButton: button(
      'The button beside the call heading, to the contact page.',
      'Contact Us',
    ),
    rights: text(
      60,
      'The words after the year and the name in the copyright line.',
      'All rights reserved.',
    ),
    labels: group(
      'AgencyLabels',
      'Names of buttons and regions. Many are only read by screen readers.',
      'one line for each name',
      labels,
    ),
  },
};
