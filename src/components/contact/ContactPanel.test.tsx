import { render, screen, within } from '@testing-library/react';
import { ContactPanel } from './ContactPanel';

jest.mock('gatsby', () => ({
  graphql: () => undefined,
  prefetchPathname: () => undefined,
}));

Object.assign(globalThis, {
  fetch: async () => ({ ok: true, text: async () => '<svg />' }),
});

const PAGE: Queries.ContactPanelFragment = {
  headingHyphenated: 'Get in touch',
  lead: 'A few sentences are enough.',
  consultation: {
    headingHyphenated: 'The first talk is free',
    text: 'We talk.',
  },
  nextHeadingHyphenated: null,
  next: [],
  mailLabel: 'Or write to us at',
  questionsHeadingHyphenated: null,
  questions: [],
  band: '/band.svg',
  bandOnPage: '/bandOnPage.svg',
};

const AGENCY: Queries.ContactPanelAgencyFragment = {
  email: 'hello@heddle.example',
  places: [],
  phone: null,
  phoneUri: null,
  booking: null,
  openingTimes: [],
};

const renderPanel = (pageFields = {}, agencyFields = {}) =>
  render(
    <ContactPanel
      page={{ ...PAGE, ...pageFields }}
      agency={{ ...AGENCY, ...agencyFields }}
    >
      <form aria-label="Enquiry" />
    </ContactPanel>,
  );

test('without optional fields, the panel has one link, two headings and no list', () => {
  renderPanel();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getAllByRole('heading')).toHaveLength(2);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
});

test('an agency without a free consultation has no heading for it', () => {
  renderPanel({ consultation: null });
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

test('the consultation follows the form in the HTML, as on a phone', () => {
  renderPanel();

  const form = screen.getByRole('form', { name: 'Enquiry' });
  const [heading, consultation] = screen.getAllByRole('heading');

  expect(heading?.compareDocumentPosition(form)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(consultation?.compareDocumentPosition(form)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});

test('what happens next is an ordered list', () => {
  const steps = ['We read it.', 'We answer.'];

  renderPanel({ nextHeadingHyphenated: 'What happens next', next: steps });

  const list = screen.getByRole('list');

  expect(list.tagName).toBe('OL');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(steps);
});

test('the opening times are days with their times', () => {
  renderPanel({}, { openingTimes: [{ days: 'Friday', times: '09:00–14:00' }] });
  expect(screen.getByRole('term')).toHaveTextContent('Friday');
  expect(screen.getByRole('definition')).toHaveTextContent('09:00–14:00');
});

test('a button leads to the page on which visitors book a talk', () => {
  const address = 'https://calendar.example/heddle';

  renderPanel({}, { booking: { label: 'Choose a time', address } });
  expect(screen.getByRole('link', { name: 'Choose a time' })).toHaveAttribute(
    'href',
    address,
  );
});

test('the questions follow the form, and each answer has an id', () => {
  const items = [
    { question: 'What does it cost?', answer: 'It depends.' },
    { question: 'And later?', answer: 'We stay.' },
  ];

  renderPanel({ questionsHeadingHyphenated: 'Questions', questions: items });

  const form = screen.getByRole('form', { name: 'Enquiry' });
  const region = screen.getByRole('region', { name: 'Questions' });

  expect(form.compareDocumentPosition(region)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByText('It depends.')).toHaveAttribute('id', 'question-1');
  expect(screen.getByText('We stay.')).toHaveAttribute('id', 'question-2');
});
