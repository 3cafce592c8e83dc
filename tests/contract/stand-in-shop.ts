import type { Stripe } from 'stripe';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { createPaymentWebhook } from '../../server/modules/payment/payment-webhook.ts';
import { collect, findViolations } from '../support/check-invariants.ts';
import { alertingLog } from '../support/alerting-log.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createCheckoutClient } from './checkout-client.ts';
import { secretKey, startCardSandbox, webhookSecret } from './card-sandbox-server.ts';

/** A store whose provider is the stand-in, reached by the real adapter. Its events wait until a test delivers them. */
export async function openStandInShop({
  now,
  alert,
}: { readonly now?: () => Date; readonly alert?: (sentence: string) => void } = {}) {
  const standIn = await startCardSandbox();
  const database = await createTestDatabase({ poolSize: 10 });
  const provider = createStripeProvider({
    secretKey,
    webhookSecret,
    apiBase: standIn.apiBase,
    report: () => {},
    alert:
      alert ??
      ((sentence) => {
        throw new Error(sentence);
      }),
  });
  const services = createTestServices(database, {
    providers: { MAIN: { stripe: provider } },
    ...(now && { now }),
    ...(alert && { log: alertingLog(alert) }),
  });
  const handleWebhook = createPaymentWebhook(services, 'stripe');
  return {
    database,
    services,
    provider,
    standIn,
    /** Sends a request as the provider's; returns the shop's status. */
    async deliver(body: string | Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>>) {
      const request = new Request('http://shop.test/webhooks/card', { method: 'POST', body, headers });
      return (await handleWebhook(request)).status;
    },
    client: createCheckoutClient(createGraphqlHandler(services)),
    /** Delivers every event that the stand-in has for the shop; returns the shop's responses. */
    async deliverEvents(): Promise<readonly number[]> {
      await standIn.sandbox.deliverWebhooks();
      const statuses: number[] = [];
      for (const { body, signature } of standIn.received.splice(0)) {
        const headers = { 'stripe-signature': signature };
        const request = new Request('http://shop.test/webhooks/card', { method: 'POST', body, headers });
        statuses.push((await handleWebhook(request)).status);
      }
      return statuses;
    },
    /** The payment to which a client secret belongs. */
    intentOf: (clientSecret: string): Promise<Stripe.PaymentIntent> =>
      standIn.stripe.paymentIntents.retrieve(clientSecret.split('_secret_')[0] ?? ''),
    violations: async () =>
      findViolations({
        sql: database.sql,
        payments: await collect(provider.list(new Date(0))),
        acknowledgements: [],
      }),
    async close() {
      await database.close();
      await standIn.close();
    },
  };
}
