import { existsSync } from 'node:fs';

const bootstrap = new URL('../../tools/bootstrap.mjs', import.meta.url).href;
const built = new URL('../../build/shop/main.js', import.meta.url);

/** Vitest's global set-up: builds the shop where nobody has yet; `npm test` has, whenever a source changed. */
export default async function setUp(): Promise<void> {
  if (existsSync(built)) return;
  const { buildShop } = (await import(bootstrap)) as { buildShop(): void };
  buildShop();
}
