import { stepTable } from '../flow/index.ts';

/** The decisions of the flow. */
export type ProductStep = 'device' | 'plan' | 'term' | 'members' | 'quantity' | 'warranty' | 'accessories';

/** The steps in the buyer's order, and how the URL names them: one for each decision. */
export const productSteps = stepTable<ProductStep>({
  device: 'device',
  plan: 'plan',
  term: 'term',
  members: 'members',
  quantity: 'quantity',
  warranty: 'warranty',
  accessories: 'accessories',
});
