import { billingPurpose } from '@sonde/machines/rules/addresses';
import { isShippingRequired } from '@sonde/machines/rules/catalogue';
import type { CheckoutServices } from './checkout-services.ts';
import { readAddress } from '../places/address-input.ts';
import type { TypedAddress } from '../places/address-input.ts';
import { changeCheckout } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';
import { offeredLines, shippedLine } from './offered-line.ts';
import { readContact } from './contact-input.ts';
import type { TypedContact } from './contact-input.ts';

export async function updateContact(
  services: CheckoutServices,
  token: string,
  contact: TypedContact,
): Promise<CheckoutAnswer> {
  return changeCheckout(services, token, ({ checkout }) => readContact(contact, checkout));
}

export async function updateShippingAddress(
  services: CheckoutServices,
  token: string,
  typed: TypedAddress,
): Promise<CheckoutAnswer> {
  return changeCheckout(services, token, ({ checkout }) => {
    const read = readAddress(typed, { purpose: 'destination', shopCountry: checkout.country });
    return read.ok ? { ok: true, change: { shippingAddress: read.address } } : read;
  });
}

export async function updateBillingAddress(
  services: CheckoutServices,
  token: string,
  typed: TypedAddress,
): Promise<CheckoutAnswer> {
  return changeCheckout(services, token, ({ checkout }, catalogue) => {
    const lines = offeredLines(checkout.lines, catalogue, checkout.country).map(shippedLine);
    const purpose = billingPurpose(isShippingRequired(lines));
    const read = readAddress(typed, { purpose, shopCountry: checkout.country });
    return read.ok ? { ok: true, change: { billingAddress: read.address } } : read;
  });
}
