import { readdirSync } from 'node:fs';
import { createServer, type Plugin } from 'vite';
import type { ServerBuild } from 'react-router';
import type { MiddlewareHandler } from 'hono';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { installShutdownHandlers } from './graceful-shutdown.ts';
import { parseEnvironment } from './environment/environment.ts';
import { crashPointFromEnvironment } from './kernel/crash-points.ts';
import { serveShop } from './serve-shop.ts';

/** The shop in development: views reload on changes, and the server restarts. */

const setClose = installShutdownHandlers();

const parsed = parseEnvironment(process.env);
if (!parsed.ok) {
  console.error(parsed.problems.join('\n'));
  process.exit(1);
}

/** The islands with hot module replacement: the framework's own asks its router first, which islands don't have. */
const islandsEntry: Plugin = {
  name: 'sonde:islands-entry',
  resolveId: (id) => (id === '/islands.js' ? id : undefined),
  load: (id) =>
    id === '/islands.js'
      ? `import "/@vite/client";
         import "virtual:react-router/inject-hmr-runtime";
         window.__reactRouterDataRouter = { revalidate: async () => {} };
         import("/src/entry.islands.tsx");`
      : undefined,
};

const vite = await createServer({
  server: { middlewareMode: true },
  appType: 'custom',
  plugins: [islandsEntry],
});

const islandNames = readdirSync(new URL('../src/islands/', import.meta.url)).map((file) =>
  file.replace('.tsx', ''),
);

/** Vite serves what it knows; any other path is the shop's. */
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
  developerPage: renderGraphiQL,
  storefront: {
    mode: 'development',
    loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    islandFiles: (catalogue) =>
      Object.fromEntries(
        islandNames.map((name) => [
          name,
          {
            entry: '/islands.js',
            modules: [],
            texts: `/locales/${catalogue}.po?import`,
            laterTexts: {},
            laterModules: {},
          },
        ]),
      ),
    files: files as MiddlewareHandler,
  },
});
setClose(() => shop.close());
console.log(`The shop is open: ${shop.publicUrl}`);
