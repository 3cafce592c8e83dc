import { test } from '@playwright/test';
import { walkThroughShop } from './shop-paths.ts';
import { registeredProbes, tradeInTableOf } from './trade-in-table.ts';

for (const probe of registeredProbes)
  test.describe(`an old probe of the line ${probe.productLine}`, () =>
    walkThroughShop(tradeInTableOf(probe)));
