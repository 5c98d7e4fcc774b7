import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Field } from '../../api/src/enquiry';
import { RIGHT_VALUES, WRONG_VALUES } from '../../api/testing/enquiryCases';
import { button, field, FIELDS, open, page, stubNetwork, typed } from './testing/enquiryForm';

jest.mock('gatsby', () => ({ graphql: () => undefined, prefetchPathname: () => undefined }));

const posts = stubNetwork();

beforeEach(() => {
  // jsdom does not implement scrollIntoView.
  Element.prototype.scrollIntoView = jest.fn();
});

/** Submits a valid form with one value replaced. Uses one event for each field: typing key by key would take minutes. */
function submit(name: Field, value: string) {
  open();
  for (const [each, label] of FIELDS)
    fireEvent.change(field(label), { target: { value: each === name ? value : typed[each] } });
  fireEvent.click(button());
}

test.each(RIGHT_VALUES)('sends a valid %s exactly as typed: %j', async (name, value) => {
  submit(name, value);
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.fields).toMatchObject({ ...typed, [name]: value });
});

test.each(WRONG_VALUES)(
  'shows the error of an invalid %s and sends nothing: %j',
  async (name, value) => {
    submit(name, value);
    expect(await screen.findByText(page.errors[name])).toBeVisible();
    expect(posts).toHaveLength(0);
  },
);
