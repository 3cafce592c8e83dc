import { toMajorUnits } from '@sonde/machines/rules/money';
import type { Resolvers } from './resolver-types.generated.ts';

/** Inside, amounts are whole minor units; here they become numbers of major units. */
export const moneyResolvers: Resolvers = {
  Money: { amount: toMajorUnits },
  TaxedMoney: { currency: ({ gross }) => gross.currency },
};
