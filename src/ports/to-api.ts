import type { Address, CartLine } from '@sonde/machines/cart';
import { type Money, toMajorUnits } from '@sonde/machines/rules/money';
import type { AddressInput, CountryCode, MoneyInput } from '../graphql/schema.generated.ts';

export const toApiAddress = (address: Address): AddressInput => ({
  ...address,
  country: address.country as CountryCode,
});

export const toApiMoney = (money: Money): MoneyInput => ({
  amount: toMajorUnits(money),
  currency: money.currency,
});

/** Knowing a checkout's token is knowing its node id. */
export const checkoutIdOf = (token: string) => btoa(`Checkout:${token}`);

/** The API takes a SKU as the id of its variant. */
const variantIdOf = (sku: string) => btoa(`ProductVariant:${sku}`);

export const toLineInput = ({ sku, quantity }: CartLine) => ({ variantId: variantIdOf(sku), quantity });
