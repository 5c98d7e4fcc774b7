import type { ColourName } from './palette';
import { EDGE, FAINT, HALO, TEXT } from './ratios';

/** Colours that stand on grounds, and the contrast that each of them needs with each of those. */
export interface Pair {
  colours: readonly ColourName[];
  on: readonly ColourName[];
  ratio: number;
  why: string;
}

/** Every pair of colours that meet on a screen. Decoration that stands beside its own words is not among them. */
export const PAIRS: readonly Pair[] = [
  {
    colours: ['text'],
    on: ['page', 'raised', 'quiet', 'error-ground'],
    ratio: TEXT,
    why: 'What a page says, what is typed into a field, a quiet panel and the words of a failure.',
  },
  {
    colours: ['soft'],
    on: ['page', 'quiet'],
    ratio: TEXT,
    why: 'Leads, notes and descriptions, and a name that a program uses within them.',
  },
  {
    colours: ['accent'],
    on: ['page', 'quiet'],
    ratio: TEXT,
    why: 'The line under a link tells it from the text, and the sign beside a heading is read.',
  },
  {
    colours: ['error'],
    on: ['page', 'raised', 'error-ground'],
    ratio: TEXT,
    why: 'What is wrong with a field, and the heading of a failure; also the edge around both.',
  },
  {
    colours: ['field'],
    on: ['page', 'raised'],
    ratio: EDGE,
    why: 'The edge of a field is all that shows where to type.',
  },
  {
    colours: ['text'],
    on: ['line'],
    ratio: EDGE,
    why: 'How much of a slide’s time has gone.',
  },
  { colours: ['on-solid'], on: ['solid'], ratio: TEXT, why: 'The words of a solid button.' },
  { colours: ['solid'], on: ['page'], ratio: EDGE, why: 'A solid button is seen as one.' },
  {
    colours: ['thread-1-on-page', 'thread-2-on-page', 'thread-3-on-page'],
    on: ['page'],
    ratio: FAINT,
    why: 'The threads of a drawing are decoration.',
  },
  {
    colours: ['paper'],
    on: ['ground', 'raised-ground'],
    ratio: TEXT,
    why: 'The opening, the bar, the footer, and the thank-you.',
  },
  {
    colours: ['soft-on-ground'],
    on: ['ground'],
    ratio: TEXT,
    why: 'The lead of the opening, the contact panel, and the footer.',
  },
  { colours: ['on-bright'], on: ['bright'], ratio: TEXT, why: 'The words of the bright button.' },
  { colours: ['bright'], on: ['ground'], ratio: EDGE, why: 'The bright button is seen as one.' },
  {
    colours: ['on-thread-1'],
    on: ['thread-1'],
    ratio: TEXT,
    why: 'A slide or a value of the first thread.',
  },
  {
    colours: ['on-thread-2'],
    on: ['thread-2'],
    ratio: TEXT,
    why: 'A slide or a value of the second thread; the drawer, the skip link, and a notice.',
  },
  {
    colours: ['on-thread-3'],
    on: ['thread-3'],
    ratio: TEXT,
    why: 'A slide or a value of the third thread.',
  },
  {
    colours: ['thread-1-on-ground', 'thread-2-on-ground', 'thread-3-on-ground'],
    on: ['ground', 'raised-ground'],
    ratio: EDGE,
    why: 'The loom is the picture of the site, and the mark is drawn in its threads.',
  },
  {
    colours: ['halo'],
    on: ['focus'],
    ratio: HALO,
    why: 'Whichever ground the focus stands on, one of its two rings is seen.',
  },
];
