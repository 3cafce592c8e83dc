import { test } from '@playwright/test';
import { chosenTerms, productFlowTableOf } from './product-flow-table.ts';
import { walkThroughShop } from './shop-paths.ts';

for (const term of chosenTerms)
  test.describe(`a membership for ${term.period}`, () => walkThroughShop(productFlowTableOf(term)));
