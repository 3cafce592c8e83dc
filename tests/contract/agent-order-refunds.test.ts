import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAgentSigningKeys } from '../../server/agents/trust/agent-signing-keys.ts';
import { createMessageSigner } from '../../server/agents/trust/sign-message.ts';
import { recordPlatform } from '../../server/agents/trust/agent-checkouts.repository.ts';
import { recordAgentCheckout } from '../support/agent-checkout.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { noPlatforms } from '../support/order-event-services.ts';
import {
  type RunningCardSandbox,
  secretKey,
  startCardSandbox,
  webhookSecret,
} from './card-sandbox-server.ts';
import { fillCheckout, place } from './checkout-client.ts';
import { acknowledged, hooked } from './order-event-platforms.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

const now = new Date('2026-11-20T15:00:00Z');
const keys = createAgentSigningKeys('a secret of the tests that is long enough', () => now);

let server: RunningCardSandbox;
let shop: OrderShop;
beforeAll(async () => {
  server = await startCardSandbox();
  const note = () => {};
  const { apiBase } = server;
  const stripe = createStripeProvider({ secretKey, webhookSecret, apiBase, report: note, alert: note });
  const find = async () => hooked;
  const platforms = {
    ...noPlatforms,
    profiles: { find, findNewer: find },
    signer: createMessageSigner(keys, () => now),
    sendOutbound: async () => acknowledged,
    describeOrder: async (id: string) => ({ id }),
  };
  shop = await openOrderShop({ providers: { MAIN: { stripe } }, now: () => now }, platforms);
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

it('a refund is told to the platform, and again once its credit note has canceled the order', async () => {
  const { sql } = shop.database;
  const checkout = await fillCheckout(shop.client, { card: 'pm_card_visa' });
  const [row] = await sql<[{ id: string }]>`
    select id from checkout where token_hash = sha256(${checkout.token}::bytea)`;
  const platformId = await recordPlatform(sql, 'https://platform.example/profile.json', now);
  await recordAgentCheckout(
    sql,
    { checkoutId: row.id, platformId, protocolVersion: '2026-04-08', shownTotal: 0 },
    now,
  );
  await place(shop.client, checkout);
  const [paid] = await sql<[{ id: string; intent: string }]>`
    select orders.id, intent_id as intent from orders join payment_attempt on order_id = orders.id
    where checkout_id = ${row.id}`;
  while ((await shop.runJobs()).length > 0);
  await server.reset();
  await server.stripe.refunds.create({ payment_intent: paid.intent });
  await server.sandbox.deliverWebhooks();
  for (const { body, signature } of server.received) await shop.webhook(body, signature);
  while ((await shop.runJobs()).length > 0);
  const told = await sql<{ cause: string }[]>`
    select cause from agent_webhook_event where order_id = ${paid.id} order by sequence`;
  expect(told.map(({ cause }) => cause.replace(/:.*/, ''))).toEqual(['created', 'refunded', 'credited']);
  const [{ status }] = await sql<[{ status: string }]>`select status from orders where id = ${paid.id}`;
  expect(status).toBe('CANCELED');
});
