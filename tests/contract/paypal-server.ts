import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import type { Sql } from '../../server/db/connect.ts';
import { createPaypalSandbox, type PaypalSandbox } from '../../server/sandbox/paypal/paypal-sandbox.ts';

export const paypalAccount = {
  clientId: 'client-contract',
  clientSecret: 'secret-contract',
  webhookId: '8PT597110X687430L',
} as const;

/** A signed request that the stand-in has sent. */
export interface SentEvent {
  readonly body: string;
  readonly headers: Headers;
}

/** How a request between the shop and the provider fails: before or after it is carried out. */
type Fault = 'error-500' | 'lost-answer';

/** The stand-in on its own port, with a shop that records events. */
export interface RunningPaypal {
  readonly apiBase: string;
  readonly sandbox: PaypalSandbox;
  readonly received: SentEvent[];
  /** The next request with this method whose path matches fails so. */
  failNext(method: string, path: RegExp, fault: Fault): void;
  /** Sends a request with a token of the account. */
  ask(method: 'GET' | 'POST', path: string, body?: object, requestId?: string): Promise<Response>;
  /** What the buyer answers on the page; returns the URL to which it leads. */
  answer(page: string, answer: 'pay' | 'decline' | 'review' | 'cancel' | 'accept' | 'deny'): Promise<URL>;
  close(): Promise<void>;
}

/** Starts the stand-in with its tables in the database. */
export async function startPaypal(
  sql: Sql,
  account: Readonly<Record<keyof typeof paypalAccount, string>> = paypalAccount,
): Promise<RunningPaypal> {
  const received: SentEvent[] = [];
  const application = new Hono();
  let planned: readonly { readonly method: string; readonly path: RegExp; readonly fault: Fault }[] = [];
  application.post('/webhooks/paypal', async (context) => {
    received.push({ body: await context.req.text(), headers: context.req.raw.headers });
    return context.body(null, 200);
  });
  application.use('/paypal/*', async (context, next) => {
    const { method, path } = context.req;
    const found = planned.find((plan) => plan.method === method && plan.path.test(path));
    if (found === undefined) return next();
    planned = planned.filter((plan) => plan !== found);
    if (found.fault === 'lost-answer') await next();
    context.res = new Response(null, { status: 502 });
    return context.res;
  });
  const server = serve({ fetch: application.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const apiBase = `${origin}/paypal`;
  const sandbox = createPaypalSandbox({
    ...account,
    sql,
    apiUrl: apiBase,
    publicUrl: apiBase,
    webhookUrl: `${origin}/webhooks/paypal`,
    reportError: (error) => process.stderr.write(`${String(error)}\n`),
  });
  await sandbox.prepare();
  application.route('/paypal', sandbox.app);

  const tokenOf = async () => {
    const { clientId, clientSecret } = account;
    const response = await fetch(`${apiBase}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    return ((await response.json()) as { access_token: string }).access_token;
  };

  return {
    apiBase,
    sandbox,
    received,
    failNext(method, path, fault) {
      planned = [...planned, { method, path, fault }];
    },
    async ask(method, path, body, requestId) {
      return fetch(`${apiBase}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await tokenOf()}`,
          'content-type': 'application/json',
          ...(requestId !== undefined && { 'paypal-request-id': requestId }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    },
    async answer(page, answer) {
      const body = new URLSearchParams({ answer });
      const response = await fetch(page, { method: 'POST', body, redirect: 'manual' });
      return new URL(response.headers.get('Location') ?? '');
    },
    async close() {
      await sandbox.stop();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
