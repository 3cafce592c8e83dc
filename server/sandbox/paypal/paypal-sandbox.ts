import { hash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Sql } from '../../db/connect.ts';
import { isAbortedRequest } from '../../http/aborted-request.ts';
import { createDeliveryLoop } from '../delivery-loop.ts';
import { readPostedForm } from '../posted-form.ts';
import { type ApiAnswer, newId, notFound, unauthorizedAnswer } from './paypal-answers.ts';
import { certificateName, createSigningKey } from './paypal-certificate.ts';
import type { Choice } from './paypal-documents.types.ts';
import { approveOrder, captureOrder, createOrder, endReview, type PaypalAddresses } from './paypal-orders.ts';
import { approvalPage, returnAddress } from './paypal-pages.ts';
import { failRefunds, listTransactions, refundCapture, showCapture } from './paypal-payments.ts';
import { createPaypalStore, type PaypalWork } from './paypal-store.ts';
import { deliverDueEvents, type WebhookTarget } from './paypal-webhooks.ts';

export interface PaypalSandboxOptions extends PaypalAddresses {
  readonly sql: Sql;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** The shop's URL for the provider's events. */
  readonly webhookUrl: string;
  /** Called with every bug, in a request or in the background. */
  readonly reportError: (error: unknown) => void;
}

export interface PaypalSandbox {
  /** To be mounted at `/paypal` of the stand-ins. */
  readonly app: Hono;
  /** Prepares the store; required before the first request. */
  prepare(): Promise<void>;
  /** Starts to deliver events automatically. */
  start(): void;
  stop(): Promise<void>;
  /** Delivers everything due; returns the number of confirmed events. */
  deliverWebhooks(): Promise<number>;
  /** The buyer's bank returns the refunds of an order now. */
  failRefunds(orderId: string): Promise<void>;
}

const largestBody = 64 * 1024;
/** As long as the provider's: https://developer.paypal.com/api/rest/authentication/ */
const tokenSeconds = 32_400;

/** What the buyer's buttons choose; any other answer approves nothing. */
const choices: ReadonlyMap<unknown, Choice> = new Map([
  ['pay', 'pay'],
  ['decline', 'decline'],
  ['review', 'review'],
] as const);

/** How a reviewed payment ends. */
const reviews: ReadonlyMap<unknown, 'COMPLETED' | 'DECLINED'> = new Map([
  ['accept', 'COMPLETED'],
  ['deny', 'DECLINED'],
] as const);

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Simulates PayPal with its HTTP API (Orders v2, Payments v2, Transaction Search), the page on which a buyer approves a
 * payment, and signed events. No money moves.
 */
export function createPaypalSandbox(options: PaypalSandboxOptions): PaypalSandbox {
  const { sql, clientId, clientSecret, reportError, apiUrl } = options;
  const store = createPaypalStore(sql);
  const target: WebhookTarget = { url: options.webhookUrl, webhookId: options.webhookId, apiUrl };
  const signingKey = () => store.signingKey(createSigningKey);
  const deliverWebhooks = () => deliverDueEvents(store, target, signingKey);
  const loop = createDeliveryLoop(deliverWebhooks, reportError);
  /** Derived from the secret, so that each process accepts the tokens of the others. */
  const token = `A21AA${hash('sha256', clientSecret)}`;

  const show = (context: Context, { status, body }: ApiAnswer) => context.json(body, status);

  /** Answers a request of the API in a transaction; events follow at once. */
  const answer = async (
    context: Context,
    handle: (
      work: PaypalWork,
      request: { readonly body: unknown; readonly requestId: string | null },
    ) => Promise<ApiAnswer>,
  ) => {
    if (!isSame(context.req.header('Authorization') ?? '', `Bearer ${token}`))
      return show(context, unauthorizedAnswer('invalid_token'));
    const body: unknown = await context.req.json().catch(() => null);
    const requestId = context.req.header('PayPal-Request-Id') ?? null;
    const answered = await store.transact((work) => handle(work, { body, requestId }));
    loop.wake();
    return show(context, answered);
  };

  const app = new Hono();
  app.onError((error, context) => {
    if (!isAbortedRequest(error)) reportError(error);
    return context.json(
      { name: 'INTERNAL_SERVER_ERROR', message: 'An internal server error occurred.' },
      500,
    );
  });
  app.use(bodyLimit({ maxSize: largestBody }));

  app.post('/v1/oauth2/token', (context) => {
    const given = (context.req.header('Authorization') ?? '').replace(/^Basic /, '');
    const expected = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    if (!isSame(given, expected)) return show(context, unauthorizedAnswer('invalid_client'));
    return context.json({
      scope: 'https://uri.paypal.com/services/checkout',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-SANDBOX',
      expires_in: tokenSeconds,
      nonce: newId(),
    });
  });
  app.post('/v2/checkout/orders', (context) =>
    answer(context, (work, request) => createOrder(work, options, request)),
  );
  app.get('/v2/checkout/orders/:id', (context) =>
    answer(context, async (work) => {
      const stored = await work.findOrder(context.req.param('id'));
      return stored ? { status: 200, body: stored.order } : notFound();
    }),
  );
  app.post('/v2/checkout/orders/:id/capture', (context) =>
    answer(context, (work, { requestId }) =>
      captureOrder(work, options, { orderId: context.req.param('id'), requestId }),
    ),
  );
  app.get('/v2/payments/captures/:id', (context) =>
    answer(context, (work) => showCapture(work, context.req.param('id'))),
  );
  app.post('/v2/payments/captures/:id/refund', (context) =>
    answer(context, (work, request) =>
      refundCapture(work, options, { captureId: context.req.param('id'), ...request }),
    ),
  );
  app.get('/v1/reporting/transactions', (context) => {
    const query = (name: string, otherwise: string) => context.req.query(name) ?? otherwise;
    const from = query('start_date', new Date(0).toISOString());
    return answer(context, async () =>
      listTransactions(await store.listCaptured(from), {
        from,
        until: query('end_date', new Date().toISOString()),
        page: Number(query('page', '1')),
        size: Number(query('page_size', '100')),
      }),
    );
  });
  app.get('/v1/notifications/certs/:name', async (context) => {
    const key = await signingKey();
    return context.req.param('name') === certificateName(key)
      ? context.text(key.certificate)
      : show(context, notFound());
  });

  /** The order of a page, without null characters, which no database column holds. */
  const shownId = ({ req }: Context) => (req.query('token') ?? '').replaceAll('\0', '');
  const findShown = (id: string) => store.transact((work) => work.findOrder(id));
  app.get('/checkoutnow', async (context) => {
    const stored = await findShown(shownId(context));
    return stored ? approvalPage(context, stored) : context.text('Not found.', 404);
  });
  app.post('/checkoutnow', async (context) => {
    const id = shownId(context);
    const field = await readPostedForm(context);
    const choice = choices.get(field('answer'));
    const review = reviews.get(field('answer'));
    const hasChanged = await store.transact(async (work) => {
      if (choice !== undefined) return approveOrder(work, id, choice);
      return review !== undefined && endReview(work, id, review);
    });
    loop.wake();
    const stored = await findShown(id);
    return stored
      ? context.redirect(returnAddress(stored.order, hasChanged || stored.order.status === 'COMPLETED'), 303)
      : context.text('Not found.', 404);
  });

  return {
    app,
    deliverWebhooks,
    failRefunds: (orderId) => store.transact((work) => failRefunds(work, orderId)),
    async prepare() {
      await store.prepare();
      await store.forgetOld();
    },
    start: () => loop.start(),
    stop: () => loop.stop(),
  };
}
