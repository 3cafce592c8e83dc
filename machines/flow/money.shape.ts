import type { Money, TaxedMoney } from '../rules/money/index.ts';
import { type Check, hasShape, isName, isNumber } from './shape.ts';

/** Whether an unknown value is an amount. */
export const isMoney: Check<Money> = hasShape({ amount: isNumber, currency: isName<Money['currency']>() });

/** Whether an unknown value is a price with its tax. */
export const isTaxedMoney: Check<TaxedMoney> = hasShape({ net: isMoney, tax: isMoney, gross: isMoney });
