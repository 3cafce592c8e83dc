import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CardProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { orderCommands } from '../../server/operator/order-commands.ts';
import {
  type RunningCardSandbox,
  secretKey,
  startCardSandbox,
  webhookSecret,
} from './card-sandbox-server.ts';
import { fillCheckout, orderOf, place } from './checkout-client.ts';
import { operatorRefunds } from './operator-refunds.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

// A buyer's bank takes a payment back that had arrived.

let server: RunningCardSandbox;
let stripe: CardProvider;
let shop: OrderShop;
const { refund } = operatorRefunds(
  () => shop,
  () => stripe,
);
const alerts: { readonly alert?: string; readonly msg: string }[] = [];

beforeAll(async () => {
  server = await startCardSandbox();
  const log = pino({ level: 'error' }, { write: (line) => void alerts.push(JSON.parse(line) as never) });
  const { apiBase } = server;
  stripe = createStripeProvider({
    secretKey,
    webhookSecret,
    apiBase,
    report: () => undefined,
    alert: () => undefined,
  });
  shop = await openOrderShop({ providers: { MAIN: { stripe } }, now: () => new Date(), log });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

it('a disputed payment alerts operators once, is part of the order’s history, and isn’t refunded', async () => {
  const checkout = await fillCheckout(shop.client, { card: 'pm_card_createDispute' });
  const placed = await place(shop.client, checkout);
  const number = String((await orderOf(shop.client, placed))?.['number']);
  await server.sandbox.deliverWebhooks();
  for (const { body, signature } of [...server.received, ...server.received])
    expect((await shop.webhook(body, signature)).status).toBe(200);
  await shop.runJobs();
  expect(alerts).toMatchObject([
    { alert: 'card-provider', msg: expect.stringContaining(`of ${number} is disputed`) },
  ]);
  expect(await orderOf(shop.client, placed)).toMatchObject({ paymentStatus: 'PAID' });
  const command = orderCommands.find(({ name }) => name === 'order');
  const shown = await command?.run({ ...shop.services, confirm: async () => true }, [number]);
  expect(shown?.lines.join('\n')).toMatch(/ {2}disputed/);
  const [row] = await shop.database.sql<[{ intent: string }]>`
    select intent_id as intent from payment_attempt join orders on orders.id = order_id
    where number = ${number}::bigint`;
  await expect(server.stripe.refunds.create({ payment_intent: row.intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  const refused = await refund(number, { reason: 'damaged' });
  expect(refused.lines.join('\n')).toContain('cannot issue a refund. Look the payment up there.');
});

it('a part that is refunded is named with its amount in the order’s history', async () => {
  const placed = await place(shop.client, await fillCheckout(shop.client, { card: 'pm_card_visa' }));
  const number = String((await orderOf(shop.client, placed))?.['number']);
  await refund(number, { amount: '12.50', reason: 'damaged' });
  const command = orderCommands.find(({ name }) => name === 'order');
  const shown = await command?.run({ ...shop.services, confirm: async () => true }, [number]);
  expect(shown?.lines.at(-1)).toMatch(/Z {2}refunded {2}12\.50 USD$/);
});
