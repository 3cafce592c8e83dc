import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createCardSandbox } from '../../server/sandbox/card/card-sandbox.ts';
import { createMemoryCardStore } from './memory-card-store.ts';

/** The card provider as a separate process, for the measured shops: PORT, WEBHOOK_URL and the account's keys. */

const given = (name: string) => process.env[name] ?? '';

const port = Number(given('PORT'));
const sandbox = createCardSandbox({
  store: createMemoryCardStore(),
  clock: Date,
  secretKey: given('STRIPE_SECRET_KEY'),
  publishableKey: given('STRIPE_PUBLISHABLE_KEY'),
  webhookSecret: given('STRIPE_WEBHOOK_SECRET'),
  webhookUrl: given('WEBHOOK_URL'),
  publicUrl: `http://127.0.0.1:${port}/sandbox/card`,
  reportError: (error) => console.error(error),
});
await sandbox.prepare();
sandbox.start();
const application = new Hono().route('/sandbox/card', sandbox.app);
serve({ fetch: application.fetch, port, hostname: '127.0.0.1' }, () => console.log('ready'));
