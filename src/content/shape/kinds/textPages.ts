import type { Kind } from '../fields';
import {
  group,
  heading,
  list,
  optional,
  order,
  pageFields,
  text,
  toggle,
} from '../makeFields';

/**
 * Maximum length of the text, in characters: a long policy. The check of a text
 * of this length takes about a second.
 */
const MAX_TEXT = 65_000;

const line = text(
  120,
  'One line of the short version.',
  'This site keeps no copy of a message.',
);

/** By default `true`, because older content has numbers without the field. */
const numbered = toggle(
  true,
  'Whether the sections have numbers. Write `false` if numbers make no sense, as before names of people.',
);

const textPageFields = {
  ...pageFields,
  summary: optional(
    group('TextSummary', {
      purpose: 'A short version above the text.',
      example: 'a heading and some lines',
      fields: {
        heading: heading(30, 'The heading of the short version.', 'In short'),
        lines: list(1, 6, line, {
          purpose: 'The lines of the short version.',
          example: 'some lines',
        }),
      },
    }),
  ),
  numbered,
};

export const privacyPage: Kind = {
  type: 'TextPage',
  label: 'Privacy policy',
  purpose: 'What the site does with data about visitors.',
  path: 'privacy.md',
  fields: textPageFields,
  body: {
    purpose:
      'The text of the policy. Each section begins with a line like `## Cookies`. It can show pictures.',
    example:
      'What we do with data.\n\n## Cookies\n\nWe set none.\n\n## Your rights\n\nWrite to [{email}](mailto:{email}).',
    sections: 'required',
    numbersSections: true,
    hasPictures: true,
    max: MAX_TEXT,
  },
};

export const textPage: Kind = {
  type: 'TextPage',
  label: 'Text page',
  purpose:
    'A page with a long text, such as a legal notice. The footer of every page links to it, and the menu if you like. The name of the file is its address.',
  path: 'pages/',
  fields: {
    ...textPageFields,
    menu: toggle(
      false,
      'Whether the menu has the page. Without it, only the end of the footer links to the page.',
    ),
    order,
  },
  body: {
    purpose:
      'The text of the page. Each section begins with a line like `## Cookies`. It can show pictures.',
    example:
      'Who we are.\n\n## Responsible\n\n{name} is.\n\n## How to reach us\n\nWrite to [{email}](mailto:{email}).',
    sections: 'required',
    numbersSections: true,
    hasPictures: true,
    max: MAX_TEXT,
  },
};
