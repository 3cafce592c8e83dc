import { test as base, expect } from '@playwright/test';
import { registry } from '../../machines/registry.ts';
import { generatePaths } from '../../model-tests/cover/path-suite.ts';
import { exploreMachine } from '../../model-tests/explore/explored-machine.ts';
import { connectToShop } from '../e2e/shop-database.ts';
import { watchHydration } from '../e2e/hydration.ts';
import { InterceptedRequests } from './intercepted-requests.ts';
import { mostSteps, notCaused } from './not-caused.ts';
import { registerPort } from './playwright.config.ts';
import { shopScenario } from './shop-scenario.ts';
import type { ShopTable } from './shop-table.ts';
import { ShopWorld } from './shop-world.ts';
import { TaxIdRegister } from './tax-id-register.ts';
import { walkShopPath } from './walk-shop-path.ts';

const test = base.extend<object, { readonly world: ShopWorld }>({
  context: async ({ context }, use) => {
    await watchHydration(context);
    await use(context);
  },
  world: [
    async ({}, use, { project }) => {
      const register = new TaxIdRegister();
      await register.listen(registerPort);
      const sql = connectToShop(process.env['SHOP_PATHS_DATA_DIR'] ?? '');
      const world = new ShopWorld(sql, project.use.baseURL ?? '', register);
      await world.setUp();
      await use(world);
      await sql.end();
      register.close();
    },
    { scope: 'worker' },
  ],
});

/** One test per path: the fewest paths that cover every transition possible in the running shop. */
export function walkThroughShop(table: ShopTable): void {
  const entry = registry.find(({ id }) => id === table.flow);
  if (entry === undefined) throw new Error(`There is no flow "${table.flow}".`);
  const { suite, paths } = generatePaths(exploreMachine(entry, shopScenario(table)), {
    cover: 'transitions',
    maxSteps: mostSteps,
    seed: 1,
  });

  test(`${table.flow}: the impossible events and outcomes in the running shop are exactly the listed ones, each with its reason`, ({}, {
    annotations,
  }) => {
    for (const [what, reason] of [...notCaused(table), ...Object.entries(table.outOfReach)])
      annotations.push({ type: 'not in the running shop', description: `${what}: ${reason}` });
    expect([...suite.unreachable.transitions, ...suite.tooFar].sort()).toEqual(
      Object.keys(table.outOfReach).sort(),
    );
  });

  for (const [index, path] of paths.entries()) {
    const described = suite.paths[index];
    if (described === undefined) continue;
    test(`${table.flow}: path ${described.id}: ${described.given}`, async ({ page, world }) => {
      const requests = await InterceptedRequests.between(page, Object.values(table.operations));
      try {
        await walkShopPath(table, { page, world, requests }, { path, described });
      } finally {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await world.restore();
      }
    });
  }
}
