import { billingPurpose } from '@sonde/machines/rules/addresses';
import { isShippingRequired } from '@sonde/machines/rules/catalogue';
import type { OrderServices } from '../order/order-services.ts';
import { readAddress } from './address-input.ts';
import type { TypedAddress } from './address-input.ts';
import { changeCheckout } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';
import { kindOf, offeredLines } from './offered-line.ts';
import { readContact } from './contact-input.ts';
import type { TypedContact } from './contact-input.ts';

export async function updateContact(
  services: OrderServices,
  token: string,
  contact: TypedContact,
): Promise<CheckoutAnswer> {
  return changeCheckout(services, token, ({ checkout }) => readContact(contact, checkout));
}

export async function updateShippingAddress(
  services: OrderServices,
  token: string,
  typed: TypedAddress,
): Promise<CheckoutAnswer> {
  return changeCheckout(services, token, ({ checkout }) => {
    const read = readAddress(typed, { purpose: 'destination', shopCountry: checkout.country });
    return read.ok ? { ok: true, change: { shippingAddress: read.address } } : read;
  });
}

export async function updateBillingAddress(
  services: OrderServices,
  token: string,
  typed: TypedAddress,
): Promise<CheckoutAnswer> {
  return changeCheckout(services, token, ({ checkout }, catalogue) => {
    const kinds = offeredLines(checkout.lines, catalogue, checkout.country).map(kindOf);
    const purpose = billingPurpose(isShippingRequired(kinds));
    const read = readAddress(typed, { purpose, shopCountry: checkout.country });
    return read.ok ? { ok: true, change: { billingAddress: read.address } } : read;
  });
}
