import { app } from '@azure/functions';
import { createTransport } from 'nodemailer';
import type { EnquiryPayload } from '../../shared/enquiry';

const transport = createTransport(process.env.SMTP_URL);

/**
 * Baseline of `npm run bench:api`: a function that only passes an enquiry to
 * nodemailer.
 */
app.post('sendEmail', async (request) => {
  const { email, subject, message } = (await request.json()) as EnquiryPayload;
  const address = process.env.MAIL_FROM;

  await transport.sendMail({
    from: address,
    to: address,
    replyTo: email,
    subject,
    text: message,
  });

  return { body: 'Success' };
});
