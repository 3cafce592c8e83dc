import { existsSync } from 'node:fs';

const bootstrap = new URL('../../tools/bootstrap.mjs', import.meta.url).href;
const built = new URL('../../build/shop/main.js', import.meta.url);

/** Vitest's global setup: builds the shop if there is no build; `npm test` builds it whenever a source has changed. */
export default async function setUp(): Promise<void> {
  if (existsSync(built)) return;
  const { buildShop } = (await import(bootstrap)) as { buildShop(): void };
  buildShop();
}
