import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '../support/test-database.ts';
import { freePort, tokenSecret } from './served-shop.ts';

export const buildFolder = fileURLToPath(new URL('../../build', import.meta.url));
const entry = fileURLToPath(new URL('../../build/shop/main.js', import.meta.url));

export interface StartedProcess {
  /** What it said, on both outputs. */
  readonly said: readonly string[];
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Resolves when it hears requests or has ended. */
  readonly settled: Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts the built `server/main.ts` with these variables and no others. */
export function startMain(variables: Readonly<Record<string, string>>): StartedProcess {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env['PATH'] ?? '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  const open = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        if (line.startsWith('The shop is open')) resolve();
      });
    }
  });
  return {
    said,
    ended,
    settled: Promise.race([open, ended]),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export interface BuiltShop {
  readonly url: string;
  /** What it said, on both outputs. */
  readonly said: readonly string[];
  readonly tokenSecret: string;
  close(): Promise<void>;
}

/** The shop as buyers get it, with the built storefront and a database of its own. */
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
