import { isSameAddress } from '@sonde/machines/rules/addresses';
import type { Refusal } from '../../kernel/refusal.ts';
import type { CheckoutAnswer } from '../../modules/checkout/change-checkout.ts';
import type { PricedCheckout } from '../../modules/checkout/priced-checkout.ts';
import {
  updateBillingAddress,
  updateContact,
  updateShippingAddress,
} from '../../modules/checkout/update-buyer.ts';
import { setCheckoutLines } from '../../modules/checkout/update-lines.ts';
import { updateShippingMethod } from '../../modules/checkout/update-shipping-method.ts';
import { updateVoucher } from '../../modules/checkout/update-voucher.ts';
import { readAddress } from '../../modules/places/address-input.ts';
import type { Message } from '../mapping/messages.ts';
import { type ProtocolAddress, typedAddress } from '../mapping/postal-address.ts';
import { type AddressPlace, refusalMessage } from '../mapping/refusal-messages.ts';
import { limitedVoucher } from './agent-limits.ts';
import { type CheckoutPayload, consentIn, deliveryIn, instrumentIn } from './checkout-payload.ts';
import type { AgentServices } from './operation.types.ts';

/** What happens to a checkout, as far as the platform wants it otherwise than it is. */
interface Step {
  /** Null if the checkout is already as wanted. */
  change(checkout: PricedCheckout): Promise<CheckoutAnswer> | null;
  readonly place: AddressPlace;
}

type Apply = (services: AgentServices, token: string, payload: CheckoutPayload) => Step;

/** The quantities wanted, and none of what isn't named. */
function wantedLines({ line_items: items }: CheckoutPayload, { stored }: PricedCheckout) {
  const quantities = new Map(stored.lines.map(({ sku }) => [sku, 0]));
  for (const { item } of items) quantities.set(item.id, 0);
  for (const { item, quantity } of items) quantities.set(item.id, (quantities.get(item.id) ?? 0) + quantity);
  return [...quantities].map(([sku, quantity]) => ({ sku, quantity }));
}

const applyLines: Apply = (services, token, payload) => ({
  place: null,
  change(checkout) {
    const wanted = wantedLines(payload, checkout);
    const present = new Map(checkout.stored.lines.map(({ sku, quantity }) => [sku, quantity]));
    return wanted.every(({ sku, quantity }) => present.get(sku) === quantity)
      ? null
      : setCheckoutLines(services, token, wanted);
  },
});

const applyContact: Apply = (services, token, payload) => ({
  place: null,
  change({ stored }) {
    const { email = '' } = payload.buyer;
    const consent = consentIn(payload);
    const isNew = email !== '' && email !== stored.email;
    const wantsChange = isNew || (consent !== null && consent !== stored.marketingOptIn);
    if (!wantsChange || (email === '' && stored.email === '')) return null;
    return updateContact(services, token, {
      email: email === '' ? stored.email : email,
      marketingOptIn: consent,
    });
  },
});

/** The platform may name the buyer once, beside the address. */
const withBuyer = (address: ProtocolAddress, { buyer }: CheckoutPayload): ProtocolAddress => ({
  ...address,
  first_name: address.first_name ?? buyer.first_name,
  last_name: address.last_name ?? buyer.last_name,
  phone_number: address.phone_number ?? buyer.phone_number,
});

const applyDestination: Apply = (services, token, payload) => ({
  place: 'destination',
  change({ stored, isShippingRequired }) {
    const { destination } = deliveryIn(payload);
    if (destination === undefined || !isShippingRequired) return null;
    const typed = typedAddress(withBuyer(destination, payload), stored.organizationName);
    const read = readAddress(typed, { purpose: 'destination', shopCountry: stored.country });
    return read.ok && isSameAddress(read.address, stored.shippingAddress)
      ? null
      : updateShippingAddress(services, token, typed);
  },
});

const applyOption: Apply = (services, token, payload) => ({
  place: null,
  change({ stored, isShippingRequired }) {
    const { optionId } = deliveryIn(payload);
    if (optionId === undefined || !isShippingRequired || optionId === stored.shippingMethodId) return null;
    return updateShippingMethod(services, token, { shippingMethodId: optionId, note: null });
  },
});

/** Saves the billing address: the instrument's, or else the one that the goods are sent to. */
export const billingStep = (
  services: AgentServices,
  token: string,
  billing: ProtocolAddress | undefined,
): Step => ({
  place: 'billing',
  change({ stored }) {
    if (billing === undefined) {
      return stored.billingAddress !== null || stored.shippingAddress === null
        ? null
        : updateBillingAddress(services, token, stored.shippingAddress);
    }
    return updateBillingAddress(services, token, typedAddress(billing, stored.organizationName));
  },
});

const applyBilling: Apply = (services, token, payload) =>
  billingStep(
    services,
    token,
    instrumentIn(payload.payment)?.billing_address &&
      withBuyer(instrumentIn(payload.payment)?.billing_address ?? {}, payload),
  );

const applyDiscount: Apply = (services, token, { discounts }) => ({
  place: null,
  change({ stored }) {
    const [code = ''] = discounts?.codes ?? [];
    const isUnchanged = code.toUpperCase() === (stored.voucherCode ?? '').toUpperCase();
    return discounts?.codes === undefined || isUnchanged
      ? null
      : limitedVoucher(services, stored.id, () => updateVoucher(services, token, code));
  },
});

/** In the order in which the pages ask: each may depend on those before. */
const applications: readonly Apply[] = [
  applyLines,
  applyContact,
  applyDestination,
  applyOption,
  applyBilling,
  applyDiscount,
];

const onlyOneCode: Message = {
  type: 'info',
  code: 'discount_code_combination_disallowed',
  content: 'One code can be used for an order: the first is taken.',
  path: '$.discounts.codes[1]',
};

export interface Applied {
  readonly checkout: PricedCheckout;
  readonly messages: readonly Message[];
}

/** Does one step, and says what it met with. */
export async function applyStep({ checkout, messages }: Applied, { change, place }: Step): Promise<Applied> {
  const answer = await change(checkout);
  if (answer === null) return { checkout, messages };
  const refused = answer.refusals.map((refusal: Refusal) => refusalMessage(refusal, place));
  return { checkout: answer.checkout ?? checkout, messages: [...messages, ...refused] };
}

/**
 * Makes a checkout what the platform wants, step by step; what is refused stays as it was, and is said. Nothing is
 * written that is already so.
 */
export async function applyCheckout(
  services: AgentServices,
  token: string,
  checkout: PricedCheckout,
  payload: CheckoutPayload,
): Promise<Applied> {
  const hasManyCodes = (payload.discounts?.codes?.length ?? 0) > 1;
  let applied: Applied = { checkout, messages: hasManyCodes ? [onlyOneCode] : [] };
  for (const apply of applications) applied = await applyStep(applied, apply(services, token, payload));
  return applied;
}
