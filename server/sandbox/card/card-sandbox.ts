import { Hono } from 'hono';
import { isAbortedRequest } from '../../http/aborted-request.ts';
import { bodyLimit } from 'hono/body-limit';
import { accountRoutes } from './account-routes.ts';
import { serverError } from './api-answer.ts';
import { apiRoutes, refuse, unknownAddress } from './api-routes.ts';
import { browserRoutes } from './browser-routes.ts';
import type { CardSandboxStore } from './card-sandbox-store.ts';
import { clearDebits } from './clear-debits.ts';
import { controlRoutes } from './control-routes.ts';
import { createControl } from './control.ts';
import { createDeliveryLoop } from '../delivery-loop.ts';
import type { Clock } from './endpoint.ts';
import { createFaults } from './faults.ts';
import type { SandboxEnv } from './route.types.ts';
import { endVerifications } from './verify-account.ts';
import { deliverDueEvents } from './webhooks.ts';

export interface CardSandboxOptions {
  readonly store: CardSandboxStore;
  readonly clock: Clock;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** The shop's URL for the provider's events. */
  readonly webhookUrl: string;
  /** The stand-in's URL in browsers, where `app` is mounted. */
  readonly publicUrl: string;
  /** Called with every bug, in a request or in the background. */
  readonly reportError: (error: unknown) => void;
}

export interface CardSandbox {
  /** To be mounted at `/sandbox/card`. */
  readonly app: Hono<SandboxEnv>;
  /** Prepares the store; required before the first request. */
  prepare(): Promise<void>;
  /** Starts to deliver events automatically. */
  start(): void;
  stop(): Promise<void>;
  /** Delivers everything due, unless deliveries are held; returns the number of confirmed events. */
  deliverWebhooks(): Promise<number>;
}

const LARGEST_BODY_BYTES = 64 * 1024;
/** How long the provider keeps responses under their keys. */
const KEY_LIFETIME_MILLISECONDS = 24 * 60 * 60 * 1000;
const HOUR_MILLISECONDS = 60 * 60 * 1000;

/**
 * Simulates a Stripe-compatible provider with its HTTP API, the script and frames that browsers load from it, and
 * signed events. No money moves; only the provider's test cards are accepted.
 */
export function createCardSandbox(options: CardSandboxOptions): CardSandbox {
  const { store, clock, reportError } = options;
  const target = { url: options.webhookUrl, secret: options.webhookSecret };
  const publicUrl = options.publicUrl.replace(/\/$/, '');
  const faults = createFaults();
  const control = createControl({ store, target, clock, faults });
  const deliverWebhooks = async () => {
    await clearDebits(store, clock);
    await endVerifications({ store, clock });
    return control.isHeld() ? 0 : deliverDueEvents(store, target, clock);
  };
  const loop = createDeliveryLoop(deliverWebhooks, reportError);
  const onEvents = () => loop.wake();
  const forgetOldKeys = () => store.forgetAnswers(clock.now() - KEY_LIFETIME_MILLISECONDS);
  let sweeper: NodeJS.Timeout | null = null;

  const app: CardSandbox['app'] = new Hono();
  app.onError((error) => {
    if (!isAbortedRequest(error)) reportError(error);
    return refuse(serverError());
  });
  app.use(bodyLimit({ maxSize: LARGEST_BODY_BYTES }));
  const routes = [
    ...apiRoutes({
      keys: options,
      context: { store, clock, publicUrl, keysInUse: new Set() },
      faults,
      onEvents,
    }),
    ...browserRoutes({ store, clock, publicUrl, onEvents }),
    ...accountRoutes({ store, clock, publicUrl, onEvents }),
    ...controlRoutes({ keys: options, control, onReleased: onEvents }),
  ];
  for (const { method, path, handle } of routes) app.on(method, path, handle);
  app.all('/v1/*', (request) => unknownAddress(request.req.method, request.req.path));

  return {
    app,
    deliverWebhooks,
    async prepare() {
      await store.prepare();
      await forgetOldKeys();
    },
    start() {
      sweeper = setInterval(() => void forgetOldKeys().catch(reportError), HOUR_MILLISECONDS);
      sweeper.unref();
      loop.start();
    },
    async stop() {
      if (sweeper) clearInterval(sweeper);
      await loop.stop();
    },
  };
}
