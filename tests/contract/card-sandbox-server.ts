import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Stripe } from 'stripe';
import type { CardProviderAccount } from '../../server/environment/environment.types.ts';
import { createStripeClient } from '../../server/modules/payment/stripe/stripe-client.ts';
import { type CardSandbox, createCardSandbox } from '../../server/sandbox/card/card-sandbox.ts';
import { createPostgresCardSandboxStore } from '../../server/sandbox/card/postgres-store.ts';
import { createTestDatabase } from '../support/test-database.ts';

export const secretKey = 'sk_test_contract';
export const publishableKey = 'pk_test_contract';
export const webhookSecret = 'whsec_contract';
const mainAccount: Pick<CardProviderAccount, 'secretKey' | 'publishableKey' | 'webhookSecret'> = {
  secretKey,
  publishableKey,
  webhookSecret,
};

interface ReceivedEvent {
  readonly body: string;
  readonly signature: string;
}

export interface ErrorBody {
  readonly error: {
    readonly type: string;
    readonly code?: string;
    readonly decline_code?: string;
    readonly param?: string;
    readonly message: string;
  };
}

/** The stand-in as mounted by the shop, on its own port, with a shop that records events. */
export interface RunningCardSandbox {
  readonly origin: string;
  /** `http://127.0.0.1:port/sandbox/card` */
  readonly apiBase: string;
  readonly sandbox: CardSandbox;
  readonly stripe: Stripe;
  readonly received: ReceivedEvent[];
  /** Advances the stand-in's clock. */
  passMilliseconds(milliseconds: number): void;
  /** The status of the shop's next responses to events. */
  answerEventsWith(status: number): void;
  /** A second process over the same database. */
  createSandbox(): CardSandbox;
  control(
    commands: object,
  ): Promise<{ readonly undelivered: readonly string[]; readonly answers: readonly boolean[] }>;
  post(
    path: string,
    form: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  /** Creates a payment method like a browser. */
  createMethod(number: string, card?: Readonly<Record<string, string>>): Promise<Response>;
  /** The token of a valid card. */
  methodOf(number: string): Promise<string>;
  /** The buyer's response to the bank. */
  answerChallenge(intent: Stripe.PaymentIntent, answer: 'complete' | 'fail'): Promise<Response>;
  /** The types of the events received by the shop, in order. */
  eventsReceived(): readonly string[];
  /** Resets faults, holds, undelivered and received events. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface CardSandboxServerOptions {
  /** Its keys, if it isn't the only account of a test. */
  readonly account?: typeof mainAccount;
  /** Additional routes on the same server, such as a page to open in a browser. */
  readonly addRoutes?: (application: Hono) => void;
}

export async function startCardSandbox({
  addRoutes,
  account = mainAccount,
}: CardSandboxServerOptions = {}): Promise<RunningCardSandbox> {
  const database = await createTestDatabase();
  const received: ReceivedEvent[] = [];
  const application = new Hono();
  let eventStatus = 200;
  let passed = 0;
  application.post('/webhooks/card', async (context) => {
    received.push({
      body: await context.req.text(),
      signature: context.req.header('Stripe-Signature') ?? '',
    });
    return context.body(null, eventStatus as 200);
  });
  addRoutes?.(application);

  const server = serve({
    fetch: (request, env) => application.fetch(request, env),
    port: 0,
    hostname: '127.0.0.1',
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const apiBase = `${origin}/sandbox/card`;
  const createSandbox = () =>
    createCardSandbox({
      store: createPostgresCardSandboxStore(database.sql),
      clock: { now: () => Date.now() + passed },
      ...account,
      webhookUrl: `${origin}/webhooks/card`,
      publicUrl: apiBase,
      reportError: (error) =>
        process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`),
    });
  const sandbox = createSandbox();
  await sandbox.prepare();
  application.route('/sandbox/card', sandbox.app);

  const post: RunningCardSandbox['post'] = (path, form, headers = {}) =>
    fetch(`${apiBase}${path}`, { method: 'POST', body: new URLSearchParams(form), headers });

  const createMethod: RunningCardSandbox['createMethod'] = (number, card = {}) => {
    const year = String(new Date().getUTCFullYear() + 3);
    const data = {
      number,
      exp_month: '12',
      exp_year: year,
      cvc: /^3[47]/.test(number) ? '1234' : '123',
      ...card,
    };
    const form = Object.fromEntries(Object.entries(data).map(([name, value]) => [`card[${name}]`, value]));
    return post('/v1/payment_methods', { type: 'card', key: account.publishableKey, ...form });
  };
  const control: RunningCardSandbox['control'] = async (commands) => {
    const response = await fetch(`${apiBase}/control`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${account.secretKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(commands),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { undelivered: string[]; answers: boolean[] };
  };

  return {
    origin,
    apiBase,
    sandbox,
    createSandbox,
    stripe: createStripeClient({ secretKey: account.secretKey, apiBase, timeout: 5000 }),
    received,
    passMilliseconds(milliseconds) {
      passed += milliseconds;
    },
    answerEventsWith(status) {
      eventStatus = status;
    },
    control,
    post,
    createMethod,
    async methodOf(number) {
      const response = await createMethod(number);
      if (!response.ok) throw new Error(await response.text());
      return ((await response.json()) as Stripe.PaymentMethod).id;
    },
    answerChallenge(intent, answer) {
      return post(`/three-d-secure/${String(intent.next_action?.use_stripe_sdk?.['source'])}`, { answer });
    },
    eventsReceived: () => received.map(({ body }) => (JSON.parse(body) as Stripe.Event).type),
    async reset() {
      eventStatus = 200;
      await control({ reset: true });
      await sandbox.deliverWebhooks();
      received.length = 0;
    },
    async close() {
      await sandbox.stop();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
}

export const amount = 389_900;

/** A payment of 3,899.00 USD, confirmed at once, with its own attempt id. */
export function payment(paymentMethod: string): Stripe.PaymentIntentCreateParams {
  return {
    amount,
    currency: 'usd',
    confirm: true,
    payment_method: paymentMethod,
    allowed_payment_method_types: ['card'],
    metadata: { attempt: randomUUID() },
  };
}

/** The id of an expandable object. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}

/** The error that the SDK throws on a refusal. */
export async function refusalOf(
  promise: Promise<unknown>,
): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('The provider should have refused.', { cause: error });
}
