import type { ServerBuild } from 'react-router';
import { parseEnvironment } from '../../server/environment/environment.ts';
import { serveShop, type ServeLimits, usualLimits } from '../../server/serve-shop.ts';
import { freePort } from '../support/free-port.ts';

/** These shops have no pages; `built-shop.ts` has. */
const noPages = (): Promise<ServerBuild> => Promise.reject(new Error('This shop has no pages.'));

export const tokenSecret = 'a secret of the security tests, long enough';

export interface ServedShop {
  readonly url: string;
  close(): Promise<void>;
}

/** The whole application except its pages, in this process and over HTTP, in production configuration. */
export async function serveShopWithoutPages(
  variables: Readonly<Record<string, string>>,
  limits: ServeLimits = usualLimits,
): Promise<ServedShop> {
  const port = await freePort();
  const parsed = parseEnvironment({
    NODE_ENV: 'production',
    SANDBOX: 'on',
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    TOKEN_SECRET: tokenSecret,
    PORT: String(port),
    ...variables,
  });
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  const { close } = await serveShop({
    environment: parsed.environment,
    limits,
    crashPoint: () => {},
    storefront: {
      mode: 'production',
      loadBuild: noPages,
      islandFiles: () => ({}),
      files: (_context, next) => next(),
    },
  });
  return { url: `http://127.0.0.1:${port}`, close };
}
