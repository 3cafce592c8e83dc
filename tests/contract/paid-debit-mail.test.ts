import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendPaymentReceived } from '../../server/modules/mail/send-debit-mail.ts';
import type { Mail } from '../../server/modules/mail/mailer.ts';
import { debitExamples, orderRenewing } from './debit-orders.ts';
import { openStandInShop } from './stand-in-shop.ts';

let shop: Awaited<ReturnType<typeof openStandInShop>>;
beforeAll(async () => {
  shop = await openStandInShop({ now: () => new Date('2026-11-20T15:00:00Z') });
});
afterAll(() => shop.close());

const terms = {
  SEPA: 'zum Preis von 432,00 € (inkl. 19 % MwSt.), danach jedes Jahr',
  ACH: 'renews on November 20, 2027 at $420.00 (plus sales tax)',
  ACSS: 'renews on November 20, 2027',
} as const;

it.each(debitExamples)(
  'the mail that a $method debit has arrived tells what was agreed to',
  async (example) => {
    const email = `paid-${example.method.toLowerCase()}@clinic.example`;
    await orderRenewing(shop, shop.client, example, email);
    await shop.deliverEvents();
    const [order] = await shop.database.sql<[{ id: string }]>`select id from orders where email = ${email}`;
    const mails: Mail[] = [];
    const services = {
      ...shop.services,
      hasAccounts: true,
      mailDomain: 'shop.test',
      sendMail: async (mail: Mail) => {
        mails.push(mail);
      },
    };
    await sendPaymentReceived(services, order.id);
    const text = mails[0]?.text.replaceAll('\u00a0', ' ') ?? '';
    expect(text).toContain(terms[example.method]);
    expect(text).toContain('/my-account/');
    expect(mails[0]?.html).toMatch(/<a [^>]*href="[^"]*\/my-account\/"/);
  },
);
