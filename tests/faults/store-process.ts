import { flushCompileCache } from 'node:module';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pino from 'pino';
import { isDatabaseUnavailable } from '../../server/db/connect.ts';
import { openShop } from '../../server/open-shop.ts';
import { openGeolocation } from '../../server/graphql/geolocation.ts';
import { parseEnvironment } from '../../server/environment/environment.ts';
import { crashPointFromEnvironment } from '../../server/kernel/crash-points.ts';

/**
 * The store as a separate process, without its pages, which tests kill and restart. Prints `ready` once it is
 * listening.
 */

// A killed process would not write it.
flushCompileCache();
const parsed = parseEnvironment(process.env);
if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
const { environment } = parsed;
const log = pino({ level: environment.logLevel });
const ownAddress = `http://127.0.0.1:${environment.port}`;
const reportError = (error: unknown) => {
  log.error({ err: error }, 'Something failed.');
  return '';
};

const shop = await openShop({
  environment,
  log,
  // Events may take a detour.
  ownAddress: process.env['EVENTS_AT'] ?? ownAddress,
  publicUrl: ownAddress,
  reportError,
  geolocate: openGeolocation(),
  crashPoint: crashPointFromEnvironment(process.env),
  meter: null,
  tracing: null,
});
const application = new Hono();
// As the whole shop answers while its database is away.
application.onError((error, context) =>
  context.body(error.message, isDatabaseUnavailable(error) ? 503 : 500),
);
application.post('/graphql/', (context) => shop.graphql(context.req.raw));
application.post('/webhooks/card', (context) => shop.cardWebhook(context.req.raw));
application.post('/webhooks/paypal', (context) => {
  if (shop.paypalWebhook === null) throw new Error('PayPal is not simulated.');
  return shop.paypalWebhook(context.req.raw);
});
application.all('/ucp/*', (context) =>
  shop.agents.answer(context.req.raw, { clientAddress: '127.0.0.1', visitorCountry: null }),
);
if (shop.sandbox) application.route('/sandbox', shop.sandbox);
await new Promise<void>((resolve) => {
  serve({ fetch: application.fetch, port: environment.port, hostname: '127.0.0.1' }, () => resolve());
});
shop.begin();
process.stdout.write('ready\n');
