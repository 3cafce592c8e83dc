import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { createPaymentWebhook } from '../../server/modules/payment/payment-webhook.ts';
import { createPaypalProvider } from '../../server/modules/payment/paypal/paypal-provider.ts';
import { collect, findViolations } from '../support/check-invariants.ts';
import { alertingLog } from '../support/alerting-log.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createCheckoutClient } from './checkout-client.ts';
import { paypalAccount, type SentEvent, startPaypal } from './paypal-server.ts';
import { createScriptedCardProvider } from './scripted-card-provider.ts';

/**
 * A store whose second provider is the stand-in, reached by the real adapter; cards are scripted. Its events wait until
 * a test delivers them.
 */
export async function openPaypalShop({ alert }: { readonly alert?: (sentence: string) => void } = {}) {
  const database = await createTestDatabase({ poolSize: 10 });
  const standIn = await startPaypal(database.sql);
  const stripe = createScriptedCardProvider();
  const reported: string[] = [];
  const paypal = createPaypalProvider({
    ...paypalAccount,
    apiBase: standIn.apiBase,
    report: (sentence) => reported.push(sentence),
    alert:
      alert ??
      ((sentence) => {
        throw new Error(sentence);
      }),
  });
  const services = createTestServices(database, {
    providers: { MAIN: { stripe, paypal } },
    now: () => new Date(),
    ...(alert && { log: alertingLog(alert) }),
  });
  const handleWebhook = createPaymentWebhook(services, 'paypal');
  const deliver = async ({ body, headers }: SentEvent): Promise<number> =>
    (await handleWebhook(new Request('http://shop.test/webhooks/paypal', { method: 'POST', body, headers })))
      .status;
  return {
    database,
    services,
    paypal,
    stripe,
    standIn,
    reported,
    client: createCheckoutClient(createGraphqlHandler(services)),
    deliver,
    /** Takes the events that the stand-in has for the shop, oldest first. */
    async takeEvents(): Promise<readonly SentEvent[]> {
      await standIn.sandbox.deliverWebhooks();
      return standIn.received.splice(0);
    },
    /** Delivers them all; returns the shop's responses. */
    async deliverEvents(): Promise<readonly number[]> {
      const statuses: number[] = [];
      for (const event of await this.takeEvents()) statuses.push(await deliver(event));
      return statuses;
    },
    violations: async () =>
      findViolations({
        sql: database.sql,
        payments: [
          ...(await collect(paypal.list(new Date(0)))),
          ...(await collect(stripe.list(new Date(0)))),
        ],
        acknowledgements: [],
      }),
    async close() {
      await standIn.close();
      await database.close();
    },
  };
}
