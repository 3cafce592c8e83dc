import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createCardSandbox } from '../../server/sandbox/card/card-sandbox.ts';
import { createMemoryCardStore } from './memory-card-store.ts';

/** The card provider as a separate process, for the measured shops: PORT, WEBHOOK_URL and the account's keys. */

const variable = (name: string) => process.env[name] ?? '';

const port = Number(variable('PORT'));
const sandbox = createCardSandbox({
  store: createMemoryCardStore(),
  clock: Date,
  secretKey: variable('STRIPE_SECRET_KEY'),
  publishableKey: variable('STRIPE_PUBLISHABLE_KEY'),
  webhookSecret: variable('STRIPE_WEBHOOK_SECRET'),
  webhookUrl: variable('WEBHOOK_URL'),
  publicUrl: `http://127.0.0.1:${port}/sandbox/card`,
  reportError: (error) => console.error(error),
});
await sandbox.prepare();
sandbox.start();
const application = new Hono().route('/sandbox/card', sandbox.app);
serve({ fetch: application.fetch, port, hostname: '127.0.0.1' }, () => console.log('ready'));
