import { screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { EMPTY_ENQUIRY } from '../../shared/enquiry';
import { button, expectTexts, field, fill } from './testing/enquiryForm';
import { renderForm, stubFetch, submitForm } from './testing/enquiryForm';
import { enquiry, page } from './testing/enquirySample';

const { answer } = stubFetch();

async function expectWorkingButtons() {
  await user.click(button('Dismiss'));
  expect(button()).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
}

test('on Success the thanks replace the form until Dismiss, and the four fields are cleared', async () => {
  await submitForm();
  await answer('Success');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(button('Dismiss')).toHaveFocus();
  const status = screen.getByRole('status');
  const heading = within(status).getByRole('heading', {
    name: page.thanks.heading,
  });

  expect(heading.parentElement).toHaveAttribute('class', 'alert success');
  expect(status).toHaveTextContent(page.thanks.text);
  expect(status).not.toHaveTextContent('Sending');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expectTexts(EMPTY_ENQUIRY);
  await expectWorkingButtons();
});

test('the thanks take the focus only from the form', async () => {
  await submitForm();
  button('Sending').blur();
  await answer('Success');
  expect(button('Dismiss')).toBeVisible();
  expect(document.body).toHaveFocus();
});

test.each([500, 429])(
  'status %i shows the apology and keeps the typed text',
  async (status) => {
    await submitForm();
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    await answer('Success', status); // The status counts, not the body.
    const alert = screen.getByRole('alert');

    expect(within(alert).getByRole('heading')).toHaveTextContent(
      page.apology.heading,
    );
    expect(alert.firstElementChild).toHaveAttribute('class', 'alert failure');
    expect(alert).toHaveTextContent(
      'Write to office@bobbin.example <instead>.',
    );
    expect(within(alert).queryAllByText('Or later <today>.')).toHaveLength(
      status === 429 ? 1 : 0,
    ); // 429: rate limit
    const mailto = 'mailto:office@bobbin.example?subject=From%20your%20form%3F';

    expect(within(alert).getByRole('link')).toHaveAttribute('href', mailto);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({
      block: 'nearest',
    });
    expect(button()).toHaveFocus();
    expectTexts(enquiry);
    await expectWorkingButtons();
  },
);

test('the thanks have a button to the page on which visitors book a talk', async () => {
  const address = 'https://calendar.example/bobbin';

  await submitForm({ booking: { label: 'Choose a time', address } });
  await answer('Success');

  const status = screen.getByRole('status');
  const link = within(status).getByRole('link', { name: 'Choose a time' });

  expect(link).toHaveAttribute('href', address);
});

test('the apology has a link that calls the agency', async () => {
  await submitForm({
    phone: '+44 (0)20 7946-0000',
    phoneUri: 'tel:+442079460000',
  });
  await answer('Failure');

  const alert = screen.getByRole('alert');
  const link = within(alert).getByRole('link', { name: '+44 (0)20 7946-0000' });

  expect(link).toHaveAttribute('href', 'tel:+442079460000');
});

test('the apology stays until the next Submit', async () => {
  await submitForm();
  await answer('Failure');
  // Invalid, so that Submit leads to no other alert.
  await fill({ ...enquiry, name: '' });
  expect(button('Dismiss')).toBeVisible();
  await user.click(button());
  expect(
    screen.queryByRole('button', { name: 'Dismiss' }),
  ).not.toBeInTheDocument();
});

test('the thanks after a form post without scripts stay until the next Submit', async () => {
  const { container } = renderForm();
  const sent = container.querySelector('#sent');

  expect(sent).toHaveTextContent(page.thanks.text);
  await user.type(field('Your name'), 'Zoë');
  expect(sent).toBeInTheDocument();
  await user.click(button());
  expect(sent).not.toBeInTheDocument();
});
