import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/free-port.ts';
import { entry, startMain } from '../support/started-process.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { tokenSecret } from './served-shop.ts';

export const buildFolder = fileURLToPath(new URL('../../build', import.meta.url));

export interface BuiltShop {
  readonly url: string;
  /** Its output so far, on both streams. */
  readonly said: readonly string[];
  readonly tokenSecret: string;
  close(): Promise<void>;
}

/** The production shop, with the built storefront and its own database. */
export async function openBuiltShop(variables: Readonly<Record<string, string>>): Promise<BuiltShop> {
  if (!existsSync(entry)) throw new Error('The shop is not built: npm test and npm start do that.');
  const database = await createTestDatabase();
  const port = await freePort();
  const shop = startMain({
    NODE_ENV: 'production',
    SANDBOX: 'on',
    LOG_LEVEL: 'silent',
    TOKEN_SECRET: tokenSecret,
    DATABASE_URL: database.url,
    PORT: String(port),
    ...variables,
  });
  await shop.settled;
  if (!shop.said.some((line) => line.startsWith('The shop is open'))) throw new Error(shop.said.join('\n'));
  return {
    url: `http://127.0.0.1:${port}`,
    said: shop.said,
    tokenSecret,
    async close() {
      await shop.stop();
      await database.close();
    },
  };
}
