import { freePorts } from '../testing/freePorts';
import { tempFolder } from '../testing/tempFolder';
import { localServices } from './localServices';

const root = tempFolder();

test('mailLine names the mail servers of the settings, without user and password', async () => {
  const [port] = await freePorts(1);
  const { mailLine } = await localServices(root.path, {
    PORT: port, // localServices throws if the port is in use
    SMTP_URL: 'smtp://web:s3cret@mail.example:587',
    SMTP_FALLBACK_URL: 'smtps://web:s3cret@second.example',
  });

  expect(mailLine).toBe(
    'Mails go to smtp://mail.example:587, then smtps://second.example',
  );
});
