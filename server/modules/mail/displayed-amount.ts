import type { TaxedMoney } from '@sonde/machines/rules/money';
import type { Order } from '../order/order.model.ts';

/** The side of a price that the country's buyers see. */
const sides = { GROSS_INCLUDES_TAX: 'gross', NET_PLUS_TAX: 'net', REVERSE_CHARGE: 'net' } as const;

/** An amount of an order as its country's buyers see it: with or without tax. */
export const displayedAmount = ({ taxTreatment }: Order, price: TaxedMoney) => price[sides[taxTreatment]];
