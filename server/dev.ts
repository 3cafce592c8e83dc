import { createServer } from 'vite';
import type { ServerBuild } from 'react-router';
import type { MiddlewareHandler } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { parseEnvironment } from './environment.ts';
import { crashPointFromEnvironment } from './modules/order/crash-points.ts';
import { serveShop } from './serve-shop.ts';

/** The shop while somebody works on it: views reload as they change, the server starts anew. */

const parsed = parseEnvironment(process.env);
if (!parsed.ok) {
  console.error(parsed.problems.join('\n'));
  process.exit(1);
}

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });

/** Vite serves what it knows; a path that it leaves alone is the shop's. */
const files: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) => {
  const isLeftAlone = await new Promise<boolean>((resolve, reject) => {
    context.env.outgoing.once('finish', () => resolve(false));
    vite.middlewares(context.env.incoming, context.env.outgoing, (error: unknown) =>
      error ? reject(error as Error) : resolve(true),
    );
  });
  if (!isLeftAlone) return RESPONSE_ALREADY_SENT;
  return next();
};

const shop = await serveShop({
  environment: parsed.environment,
  crashPoint: crashPointFromEnvironment(process.env),
  storefront: {
    mode: 'development',
    loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    files: files as MiddlewareHandler,
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void shop.close().then(() => process.exit(0)));
}
console.log(`The shop is open: ${shop.publicUrl}`);
