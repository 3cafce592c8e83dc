import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { createShopJobs } from '../../server/shop-jobs.ts';
import type { ShopParts, ShopServices } from '../../server/compose-shop.ts';
import { keepRunningSeller } from '../../server/modules/invoice/running-seller.repository.ts';
import { createSmtpMailer, type SendMail } from '../../server/modules/mail/mailer.ts';
import { openMailServer } from '../../server/sandbox/mail/mail-server.ts';
import type { CardProvider, ChargeRequest } from '../../server/modules/payment/provider/payment-provider.ts';
import { createPaymentWebhook } from '../../server/modules/payment/payment-webhook.ts';
import { collect, findViolations } from '../support/check-invariants.ts';
import { noPlatforms } from '../support/order-event-services.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { createCheckoutClient } from './checkout-client.ts';
import type { CheckoutClient, CheckoutFields } from './checkout-client.ts';
import { createScriptedCardProvider } from './scripted-card-provider.ts';
import type { ScriptedCardProvider, ScriptedIntent } from './scripted-card-provider.types.ts';

/** A store with its own database and a scripted provider. */
export interface OrderShop {
  readonly database: TestDatabase;
  readonly services: ShopServices;
  readonly provider: ScriptedCardProvider;
  /** Has a hundred times the usual rate limits. */
  readonly client: CheckoutClient;
  /** Sends a mail to the stand-in, which stores it in `sandbox_mail`. */
  readonly sendMail: SendMail;
  /** The provider's charge requests for a checkout, including repetitions. */
  requestsFor(checkout: CheckoutFields): ScriptedCardProvider['requests'];
  /** The provider's intents for a checkout. */
  intentsFor(checkout: CheckoutFields): readonly ScriptedIntent[];
  /** Those intents that were charged and not refunded. */
  chargesFor(checkout: CheckoutFields): readonly ScriptedIntent[];
  /** Makes the provider forget a checkout's charges, as if they had never arrived. */
  forgetCharges(checkout: CheckoutFields): void;
  webhook(body: string, signature?: string): Promise<Response>;
  /** Runs the queue's waiting jobs, once each, and returns their names. */
  runJobs(): Promise<readonly string[]>;
  /** Violated invariants of orders and money. */
  violations(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Tests mail one address far more often than a buyer does. */
const withoutDelays = (services: ShopServices): ShopServices => ({
  ...services,
  environment: { ...services.environment, rateLimitScale: 100 },
});

/** Of the shop, what differs; without a database, it has a new one. */
type OrderShopParts = Partial<ShopParts> & { readonly database?: TestDatabase };

/** @param platforms with which the events of agents' orders are sent. */
export async function openOrderShop(
  { database: given, ...changes }: OrderShopParts = {},
  platforms = noPlatforms,
  onStatement?: (text: string) => void,
): Promise<OrderShop> {
  const database = given ?? (await createTestDatabase({ poolSize: 10, ...(onStatement && { onStatement }) }));
  const provider = createScriptedCardProvider();
  /** The checkout of each attempt, which the provider doesn't receive. */
  const checkoutTokens = new Map<string, string>();
  const stripe: CardProvider = {
    ...provider,
    async charge(request) {
      const [attempt] = await database.sql<{ checkout_id: string }[]>`
        select checkout_id from orders join payment_attempt on payment_attempt.order_id = orders.id
        where payment_attempt.id::text = ${request.attemptId}`;
      checkoutTokens.set(
        request.attemptId,
        services.deriveToken('checkout', attempt?.checkout_id ?? 'unknown'),
      );
      return provider.charge(request);
    },
  };
  const services: ShopServices = createTestServices(database, {
    providers: { MAIN: { stripe } },
    ...changes,
  });
  await keepRunningSeller(database.sql, services);
  const handleWebhook = createPaymentWebhook(services, 'stripe');
  const mailServer = await openMailServer(database.sql);
  const sendMail = createSmtpMailer(mailServer.url, services.environment.mailFrom);
  const { tasks } = createShopJobs({
    ...services,
    ...platforms,
    sendMail,
    mailDomain: 'shop.test',
    hasAccounts: true,
    supportPhones: services.environment.supportPhones,
    supportEmail: services.environment.supportEmail,
    supportUrl: null,
    report: (error) => {
      throw error;
    },
  });

  async function runWaitingJobs(): Promise<readonly string[]> {
    const jobs = await database.sql<{ id: string; task_identifier: string; payload: unknown }[]>`
      select jobs.id, tasks.identifier as task_identifier, jobs.payload
      from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      order by jobs.id`;
    for (const { id, task_identifier, payload } of jobs) {
      await tasks[task_identifier]?.(payload, {} as never);
      await database.sql`select graphile_worker.complete_jobs(array[${id}::bigint])`;
    }
    return jobs.map(({ task_identifier }) => task_identifier);
  }
  /** As in the queue, a job is run by one process at a time. */
  let lastRun: Promise<readonly string[]> = Promise.resolve([]);

  const isFor =
    ({ token }: Pick<CheckoutFields, 'token'>) =>
    ({ attemptId }: ChargeRequest) =>
      checkoutTokens.get(attemptId) === token;
  return {
    database,
    services,
    sendMail,
    provider,
    requestsFor: (checkout) => provider.requests.filter(isFor(checkout)),
    intentsFor: (checkout) => provider.intents().filter(({ request }) => isFor(checkout)(request)),
    chargesFor: (checkout) => provider.charged().filter(({ request }) => isFor(checkout)(request)),
    forgetCharges: (checkout) => provider.forget(isFor(checkout)),
    client: createCheckoutClient(createGraphqlHandler(withoutDelays(services))),
    webhook: (body, signature = provider.sign(body)) =>
      handleWebhook(
        new Request('http://shop.test/webhooks/card', {
          method: 'POST',
          body,
          headers: { 'stripe-signature': signature },
        }),
      ),
    runJobs() {
      lastRun = lastRun.then(runWaitingJobs, runWaitingJobs);
      return lastRun;
    },
    violations: async () =>
      findViolations({
        sql: database.sql,
        payments: await collect(provider.list(new Date(0))),
        acknowledgements: [],
      }),
    async close() {
      await mailServer.close();
      await database.close();
    },
  };
}
