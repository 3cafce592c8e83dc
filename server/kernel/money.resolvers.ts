import { toMajorUnits } from '@sonde/machines/rules/money';
import type { Resolvers } from './resolver-types.generated.ts';

/** Converts amounts from the server's integer minor units to the API's major units. */
export const moneyResolvers: Resolvers = {
  Money: { amount: toMajorUnits },
  TaxedMoney: { currency: ({ gross }) => gross.currency },
};
