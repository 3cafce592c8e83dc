import { billingPurpose } from '@sonde/machines/rules/addresses';
import { isShippingRequired } from '@sonde/machines/rules/catalogue';
import type { CheckoutServices } from './checkout-services.ts';
import { readAddress } from '../places/address-input.ts';
import type { TypedAddress } from '../places/address-input.ts';
import { changeCheckout } from './change-checkout.ts';
import type { CheckoutAnswer, Decide } from './change-checkout.ts';
import { offeredLines, shippedLine } from './offered-line.ts';
import { readContact } from './contact-input.ts';
import type { TypedContact } from './contact-input.ts';

export const updateContact = async (
  services: CheckoutServices,
  token: string,
  contact: TypedContact,
): Promise<CheckoutAnswer> =>
  changeCheckout(services, token, ({ checkout }) => readContact(contact, checkout));

/** Decides where the goods are sent. */
export const decideShippingAddress =
  (typed: TypedAddress): Decide =>
  ({ checkout }) => {
    const read = readAddress(typed, { purpose: 'destination', shopCountry: checkout.country });
    return read.ok ? { ok: true, change: { shippingAddress: read.address } } : read;
  };

export const updateShippingAddress = async (
  services: CheckoutServices,
  token: string,
  typed: TypedAddress,
): Promise<CheckoutAnswer> => changeCheckout(services, token, decideShippingAddress(typed));

/** Decides whom the invoice is for. */
export const decideBillingAddress =
  (typed: TypedAddress): Decide =>
  ({ checkout }, catalogue) => {
    const lines = offeredLines(checkout.lines, catalogue, checkout.country).map(shippedLine);
    const purpose = billingPurpose(isShippingRequired(lines));
    const read = readAddress(typed, { purpose, shopCountry: checkout.country });
    return read.ok ? { ok: true, change: { billingAddress: read.address } } : read;
  };

export const updateBillingAddress = async (
  services: CheckoutServices,
  token: string,
  typed: TypedAddress,
): Promise<CheckoutAnswer> => changeCheckout(services, token, decideBillingAddress(typed));
