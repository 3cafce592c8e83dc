import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { sendPaymentReceived } from '../../server/modules/mail/send-debit-mail.ts';
import type { Mail } from '../../server/modules/mail/mailer.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { debitExamples, fillDebit, orderByDebit } from './debit-orders.ts';
import { openStandInShop } from './stand-in-shop.ts';

let shop: Awaited<ReturnType<typeof openStandInShop>>;
beforeAll(async () => {
  shop = await openStandInShop({ now: () => new Date('2026-11-20T15:00:00Z') });
});
afterAll(() => shop.close());

const email = 'renter@clinic.example';
const byAch = debitExamples.find(({ method }) => method === 'ACH')!;

async function orderOf(token: string) {
  const { body } = await sendGraphql(createGraphqlHandler(shop.services), {
    query:
      'query ($token: String!) { order(token: $token) { isRental paymentStatus membershipTerm { commitment { months } } } }',
    variables: { token },
  });
  return (body.data as { order: object }).order;
}

/** The mail that the payment of the order has arrived. */
async function mailOfPayment(): Promise<string> {
  const [order] = await shop.database.sql<[{ id: string }]>`select id from orders where email = ${email}`;
  const texts: string[] = [];
  const sendMail = async ({ text }: Mail) => {
    texts.push(text.replaceAll(/\s+/g, ' '));
  };
  const services = { ...shop.services, hasAccounts: true, mailDomain: 'shop.test', sendMail };
  await sendPaymentReceived(services, order.id);
  return texts.join('\n');
}

it('a rental that a debit pays is one before the payment arrives, and its mail says that it has started', async () => {
  const checkoutId = await fillDebit(shop.client, byAch, email, { 'RENT-IQP-VET-USBC': 1 });
  const { orderToken } = await orderByDebit(shop, shop.client, byAch, { checkoutId, key: email });
  const token = orderToken ?? '';
  expect(await orderOf(token)).toEqual({ isRental: true, paymentStatus: 'OPEN', membershipTerm: null });

  await shop.deliverEvents();
  expect(await orderOf(token)).toEqual({
    isRental: true,
    paymentStatus: 'PAID',
    membershipTerm: { commitment: { months: 24 } },
  });
  const mail = await mailOfPayment();
  expect(mail).toContain('We’re preparing your order, and your rental has started.');
  expect(mail).not.toContain('membership');
});
