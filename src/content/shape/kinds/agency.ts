import type { Fields, Kind } from '../fields';
import {
  button,
  choice,
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
  // Content that was written for an earlier version has this label, and must
  // stay valid.
  email: optional(
    text(24, 'Not shown: the address itself is the link. Delete it.', 'Email'),
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

const socialLink = group('AgencySocial', {
  purpose:
    'Links to the agency on other sites. The site adds the link that writes an email.',
  example: 'a list of items, each with a name and an address',
  fields: {
    name: text(24, 'The words of the link.', 'Facebook'),
    address: field(
      'web address',
      'The address of the link.',
      'https://facebook.example/heddle',
    ),
  },
});

/** Days in the order of the week, with the names of schema.org. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const openingHours = group('AgencyHours', {
  purpose:
    'When visitors can reach you. The site writes days and times in its own language. For a break, give the same days twice.',
  example: 'a list of items, each with days, opens and closes',
  fields: {
    days: list(
      1,
      7,
      choice(WEEKDAYS, 'A day with these times, in English.', 'Monday'),
      { purpose: 'The days with these times.', example: 'the names of days' },
    ),
    opens: field('time', 'The time from which you are there.', '09:00'),
    closes: field('time', 'The time at which you leave.', '17:30'),
  },
});

const office = group('AgencyOffice', {
  purpose: 'Other offices. Their addresses stand below the first.',
  example: 'a list of items, each with an address',
  fields: {
    address: text(
      160,
      'The postal address, in one line.',
      '2 Harbour Street, Port, CD3 4EF',
    ),
    map: optional(
      field(
        'web address',
        'A map of the office, on another site. The address becomes a link to it.',
        'https://maps.example/2-harbour-street',
      ),
    ),
  },
});

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
    social: optional(list(0, 8, socialLink)),
    legalName: optional(
      text(
        60,
        'The registered name of the company, if it has one.',
        'Loom Ltd',
      ),
    ),
    address: optional(
      text(
        160,
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
        'The telephone number, as people dial it from abroad. A press on it calls you.',
        '+44 20 7946 0000',
      ),
    ),
    hours: optional(list(0, 7, openingHours)),
    map: optional(
      field(
        'web address',
        'A map of where you are, on another site. The postal address becomes a link to it.',
        'https://maps.example/1-mill-lane',
      ),
    ),
    offices: optional(list(0, 8, office)),
    booking: optional(
      group('AgencyBooking', {
        purpose:
          'A button on the contact page and below its thanks, to a page on which visitors choose a time for the first talk.',
        example: 'a label and an address',
        fields: {
          label: button('The words of the button.', 'Choose a time'),
          address: field(
            'web address',
            'The address of the page.',
            'https://calendar.example/heddle',
          ),
        },
      }),
    ),
    callHeading: heading(
      100,
      'The big heading above the footer, which invites visitors to write.',
      'Tell us what you are trying to do.',
    ),
    callButton: button(
      'The button beside the call heading, to the contact page.',
      'Contact Us',
    ),
    rights: text(
      120,
      'The words after the year and the name in the copyright line.',
      'All rights reserved.',
    ),
    licence: optional(
      field(
        'web address',
        'The address of a licence. The words in rights become a link to it.',
        'https://licences.example/by-sa',
      ),
    ),
    labels: group('AgencyLabels', {
      purpose:
        'Names of buttons and regions. Many are only read by screen readers.',
      example: 'one line for each name',
      fields: labels,
    }),
  },
};
