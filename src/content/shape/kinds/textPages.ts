import type { Kind } from '../fields';
import {
  group,
  heading,
  list,
  optional,
  order,
  pageFields,
  text,
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
    hasPictures: true,
    max: MAX_TEXT,
  },
};

export const textPage: Kind = {
  type: 'TextPage',
  label: 'Text page',
  purpose:
    'A page with a long text, such as a legal notice. The footer of every page links to it. The name of the file is its address.',
  path: 'pages/',
  fields: { ...textPageFields, order },
  body: {
    purpose:
      'The text of the page. Each section begins with a line like `## Cookies`. It can show pictures.',
    example:
      'Who we are.\n\n## Responsible\n\n{name} is.\n\n## How to reach us\n\nWrite to [{email}](mailto:{email}).',
    sections: 'required',
    hasPictures: true,
    max: MAX_TEXT,
  },
};
