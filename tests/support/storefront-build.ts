import { existsSync } from 'node:fs';

const bootstrap = new URL('../../tools/bootstrap.mjs', import.meta.url).href;
const built = new URL('../../build/server/index.js', import.meta.url);

/** Vitest's global set-up: builds the storefront where nobody has yet; `npm test` has, whenever a source changed. */
export default async function setUp(): Promise<void> {
  if (existsSync(built)) return;
  const { buildStorefront } = (await import(bootstrap)) as { buildStorefront(): void };
  buildStorefront();
}
