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

/** A checkout's token determines its node ID. */
export const checkoutIdOf = (token: string) => btoa(`Checkout:${token}`);

/** The API accepts a SKU as the ID of its variant. */
const variantIdOf = (sku: string) => btoa(`ProductVariant:${sku}`);

export const toLineInput = ({ sku, quantity }: CartLine) => ({ variantId: variantIdOf(sku), quantity });
