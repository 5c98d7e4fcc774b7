import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Field } from '../../api/src/enquiry';
import { INVALID_VALUES, VALID_VALUES } from '../../api/testing/enquiryCases';
import { button, field, renderForm, stubFetch } from './testing/enquiryForm';
import { enquiry, LABELS, page } from './testing/enquirySample';

const { posts } = stubFetch();

/** Submits a valid form with one value replaced. Uses one event for each field: typing key by key would take minutes. */
function submitWith(name: Field, value: string) {
  const texts = { ...enquiry, [name]: value };
  renderForm();
  for (const [fieldName, label] of LABELS)
    fireEvent.change(field(label), { target: { value: texts[fieldName] } });
  fireEvent.click(button());
}

test.each(VALID_VALUES)('sends a valid %s exactly as typed: %j', async (name, value) => {
  submitWith(name, value);
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.fields).toMatchObject({ ...enquiry, [name]: value });
});

test.each(INVALID_VALUES)(
  'shows the error of an invalid %s and sends nothing: %j',
  async (name, value) => {
    submitWith(name, value);
    expect(await screen.findByText(page.errors[name])).toBeVisible();
    expect(posts).toHaveLength(0);
  },
);
