import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { createPaymentWebhook } from '../../server/modules/payment/payment-webhook.ts';
import { createPaypalProvider } from '../../server/modules/payment/paypal/paypal-provider.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { collect, findViolations } from '../support/check-invariants.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { secretKey, startCardSandbox, webhookSecret } from './card-sandbox-server.ts';
import { type CheckoutFields, createCheckoutClient } from './checkout-client.ts';
import { paypalAccount, startPaypal } from './paypal-server.ts';

/** An event that a provider has sent. */
interface Sent {
  readonly gateway: 'stripe' | 'paypal';
  readonly body: string;
  readonly headers: Headers;
}

/** In which order the events of a payment arrive, and how often. */
export type Arrangement = (sent: readonly Sent[]) => readonly Sent[];

/** As they were sent, each once. */
export const inOrder: Arrangement = (sent) => sent;

/** The last one first, and each again. */
export const twiceInReverse: Arrangement = (sent) => sent.toReversed().flatMap((event) => [event, event]);

/** Takes everything off the order. */
export const freeVoucher = 'ALLFREE';

export type EveryMethodShop = Awaited<ReturnType<typeof openEveryMethodShop>>;

/** A store whose providers are both stand-ins, reached by the real adapters. Events wait until a test delivers them. */
export async function openEveryMethodShop() {
  const database = await createTestDatabase({ poolSize: 10 });
  const { sql } = database;
  const standIn = await startCardSandbox();
  const paypalStandIn = await startPaypal(sql);
  const report = () => undefined;
  const alert = (sentence: string) => {
    throw new Error(sentence);
  };
  const stripe = createStripeProvider({ secretKey, webhookSecret, apiBase: standIn.apiBase, report, alert });
  const paypal = createPaypalProvider({ ...paypalAccount, apiBase: paypalStandIn.apiBase, report, alert });
  const services = createTestServices(database, {
    providers: { MAIN: { stripe, paypal } },
    now: () => new Date(),
  });
  const webhooks = {
    stripe: createPaymentWebhook(services, 'stripe'),
    paypal: createPaymentWebhook(services, 'paypal'),
  };
  await sql`
    insert into voucher (code, name, description, kind, percentage_ppm, is_active, countries, source,
      once_per_customer, learners_only, minimums, applicable_skus, excludes_sale_items)
    values (${freeVoucher}, 'Gift', 'Everything.', 'PERCENTAGE', 1000000, true, '{}', 'SHOP', false, false, '{}', '{}', false)`;
  await sql`update shipping_method set prices = jsonb_set(prices, '{USD}', '0') where id = 'us-standard'`;

  const payments = async () => [
    ...(await collect(stripe.list(new Date(0)))),
    ...(await collect(paypal.list(new Date(0)))),
  ];
  return {
    database,
    services,
    standIn,
    paypalStandIn,
    payments,
    client: createCheckoutClient(createGraphqlHandler(services)),
    /** Delivers all events that both providers have; returns the shop's responses. */
    async deliverEvents(arrange: Arrangement = inOrder): Promise<readonly number[]> {
      await standIn.sandbox.deliverWebhooks();
      await paypalStandIn.sandbox.deliverWebhooks();
      const sent: readonly Sent[] = [
        ...standIn.received.splice(0).map(({ body, signature }) => ({
          gateway: 'stripe' as const,
          body,
          headers: new Headers({ 'stripe-signature': signature }),
        })),
        ...paypalStandIn.received.splice(0).map((event) => ({ gateway: 'paypal' as const, ...event })),
      ];
      const statuses: number[] = [];
      for (const { gateway, body, headers } of arrange(sent)) {
        const request = new Request('http://shop.test/webhooks/', { method: 'POST', body, headers });
        statuses.push((await webhooks[gateway](request)).status);
      }
      return statuses;
    },
    /** What the providers have received for a checkout and not given back, in minor units, payment by payment. */
    async keptFor({ token }: CheckoutFields): Promise<readonly number[]> {
      const attempts = await sql<{ id: string }[]>`
        select payment_attempt.id from payment_attempt join orders on orders.id = order_id
        join checkout on checkout.id = checkout_id where checkout.token_hash = sha256(${token}::bytea)`;
      const ids = new Set(attempts.map(({ id }) => id));
      return (await payments())
        .filter(({ attemptId }) => attemptId !== null && ids.has(attemptId))
        .map(({ amountReceived, amountRefunded }) => amountReceived - amountRefunded)
        .filter((amount) => amount > 0);
    },
    violations: async () => findViolations({ sql, payments: await payments(), acknowledgements: [] }),
    async close() {
      await standIn.close();
      await paypalStandIn.close();
      await database.close();
    },
  };
}
