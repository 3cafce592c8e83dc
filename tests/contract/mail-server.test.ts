import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSmtpMailer } from '../../server/modules/mail/mailer.ts';
import { type MailServer, openMailServer } from '../../server/sandbox/mail/mail-server.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/** The stand-in for mail servers, used through the real mailer. */

let database: TestDatabase;
let server: MailServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await openMailServer(database.sql);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const mail = {
  messageId: '<order-confirmation.1@sonde.example>',
  to: 'ada@clinic.example',
  subject: 'Ihre Bestellung über 1.860 € – شكرًا',
  text: `Grüße\n\n.\n${'ein langer Satz '.repeat(200)}\nشكرًا\n`,
  html: `<p dir="rtl">شكرًا</p>${'<p>Grüße</p>'.repeat(200)}`,
};

const storedMails = () => database.sql`
  select message_id, recipient, subject, text_body, html_body from sandbox_mail order by message_id`;

it('stores a mail as written, and once however often it arrives', async () => {
  const send = createSmtpMailer(server.url, 'Sonde <shop@sonde.example>');
  await Promise.all([send(mail), send(mail)]);
  await send(mail);
  expect(await storedMails()).toEqual([
    {
      message_id: mail.messageId,
      recipient: mail.to,
      subject: mail.subject,
      // SMTP adds a line break at the end of each part.
      text_body: `${mail.text}\n`,
      html_body: `${mail.html}\n`,
    },
  ]);
});

it('refuses what it can’t store, so that the mail is sent again', async () => {
  const send = createSmtpMailer(server.url, 'Sonde <shop@sonde.example>');
  await database.sql`alter table sandbox_mail rename to sandbox_mail_away`;
  try {
    await expect(send({ ...mail, messageId: '<2@sonde.example>' })).rejects.toThrow(/sandbox_mail/);
  } finally {
    await database.sql`alter table sandbox_mail_away rename to sandbox_mail`;
  }
  await send({ ...mail, messageId: '<2@sonde.example>' });
  expect(await storedMails()).toHaveLength(2);
});
