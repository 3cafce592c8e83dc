import { normaliseVoucherCode } from '@sonde/machines/rules/promotions';
import { isSameAddress } from '@sonde/machines/rules/addresses';
import { eachReference } from '@sonde/machines/rules/checkout';
import { ownValue } from '@sonde/machines/rules/texts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { CheckoutAnswer } from '../../modules/checkout/change-checkout.ts';
import type { StoredCheckout } from '../../modules/checkout/checkout.model.ts';
import type { PricedCheckout } from '../../modules/checkout/priced-checkout.ts';
import { changeTogether, type Part } from '../../modules/checkout/change-together.ts';
import { decideContact, decideShippingAddress } from '../../modules/checkout/update-buyer.ts';
import { setCheckoutLines } from '../../modules/checkout/update-lines.ts';
import { decideShippingMethod } from '../../modules/checkout/update-shipping-method.ts';
import { updateVoucher } from '../../modules/checkout/update-voucher.ts';
import { readAddress } from '../../modules/places/address-input.ts';
import type { Message } from '../mapping/messages.ts';
import { type ProtocolAddress, typedAddress } from '../mapping/postal-address.ts';
import { type AddressPlace, refusalMessage } from '../mapping/refusal-messages.ts';
import { organizationField, referenceField } from '../protocol/procurement.ts';
import { limitedVoucher } from './agent-limits.ts';
import { billingPart } from './billing-address.ts';
import { type CheckoutPayload, consentIn, deliveryIn, instrumentIn } from './checkout-payload.ts';
import type { AgentCall, AgentServices } from './operation.types.ts';

/** What happens to a checkout, as far as the platform wants it otherwise than it is. */
interface Step {
  /** Null if the checkout is already as wanted. */
  change(checkout: PricedCheckout): Promise<CheckoutAnswer> | null;
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
  change(checkout) {
    const wanted = wantedLines(payload, checkout);
    const present = new Map(checkout.stored.lines.map(({ sku, quantity }) => [sku, quantity]));
    return wanted.every(({ sku, quantity }) => present.get(sku) === quantity)
      ? null
      : setCheckoutLines(services, token, wanted);
  },
});

/** What the platform wants to be said of the buyer; what it leaves out is as it was. */
function wantedContact(payload: CheckoutPayload, stored: StoredCheckout) {
  const { buyer, procurement } = payload;
  return {
    email: buyer.email || stored.email,
    marketingOptIn: consentIn(payload) ?? stored.marketingOptIn,
    organizationName: procurement[organizationField] ?? stored.organizationName,
    references: eachReference((name) => ownValue(procurement, referenceField(name)) ?? stored[name]),
  };
}

type DescribedPart = Part<AddressPlace>;

const contactPart = (payload: CheckoutPayload): DescribedPart => ({
  name: null,
  decide(stored) {
    const { references, ...contact } = wantedContact(payload, stored);
    const isUnchanged = Object.entries({ ...contact, ...references }).every(
      ([name, value]) => stored[name as keyof StoredCheckout] === value,
    );
    return isUnchanged || contact.email === '' ? null : decideContact({ ...contact, references });
  },
});

/** The platform may name the buyer once, beside the address. */
const withBuyer = (address: ProtocolAddress, { buyer }: CheckoutPayload): ProtocolAddress => ({
  ...address,
  first_name: address.first_name ?? buyer.first_name,
  last_name: address.last_name ?? buyer.last_name,
  phone_number: address.phone_number ?? buyer.phone_number,
});

const destinationPart = (payload: CheckoutPayload): DescribedPart => ({
  name: 'destination',
  decide(stored) {
    const { destination } = deliveryIn(payload);
    if (destination === undefined) return null;
    const typed = typedAddress(withBuyer(destination, payload), stored.organizationName);
    const read = readAddress(typed, { purpose: 'destination', shopCountry: stored.country });
    return read.ok && isSameAddress(read.address, stored.shippingAddress)
      ? null
      : decideShippingAddress(typed);
  },
});

const optionPart = (payload: CheckoutPayload): DescribedPart => ({
  name: null,
  decide({ shippingMethodId }) {
    const { optionId } = deliveryIn(payload);
    return optionId === undefined || optionId === shippingMethodId
      ? null
      : decideShippingMethod({ shippingMethodId: optionId, note: null });
  },
});

const billingIn = (payload: CheckoutPayload): ProtocolAddress | undefined => {
  const address = instrumentIn(payload.payment)?.billing_address;
  return address && withBuyer(address, payload);
};

/** Does what is to be changed together, and says what was refused. */
export async function applyParts(
  services: AgentServices,
  token: string,
  { checkout, messages }: Applied,
  parts: readonly DescribedPart[],
): Promise<Applied> {
  if (parts.every(({ decide }) => decide(checkout.stored) === null)) return { checkout, messages };
  const changed = await changeTogether(services, token, parts);
  const refused = changed.refused.map(({ refusal, name }) => refusalMessage(refusal, name));
  return { checkout: changed.checkout ?? checkout, messages: [...messages, ...refused] };
}

/** What is said of the buyer, in the order in which the pages ask. Nothing is sent of an order without goods. */
const buyerParts = (payload: CheckoutPayload, { isShippingRequired }: PricedCheckout) => [
  contactPart(payload),
  ...(isShippingRequired ? [destinationPart(payload), optionPart(payload)] : []),
  billingPart(billingIn(payload)),
];

const applyDiscount = (
  services: AgentServices,
  call: AgentCall,
  token: string,
  { discounts }: CheckoutPayload,
): Step => ({
  change({ stored }) {
    const [code = ''] = discounts?.codes ?? [];
    const isUnchanged = code.toUpperCase() === (stored.voucherCode ?? '').toUpperCase();
    if (discounts?.codes === undefined || isUnchanged) return null;
    const update = () => updateVoucher(services, token, code);
    // Taking a code away tries none.
    return normaliseVoucherCode(code) === '' ? update() : limitedVoucher(services, call, stored.id, update);
  },
});

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
async function applyStep({ checkout, messages }: Applied, { change }: Step): Promise<Applied> {
  const answer = await change(checkout);
  if (answer === null) return { checkout, messages };
  const refused = answer.refusals.map((refusal: Refusal) => refusalMessage(refusal));
  return { checkout: answer.checkout ?? checkout, messages: [...messages, ...refused] };
}

/**
 * Makes a checkout what the platform wants, step by step; what is refused stays as it was, and is said. Nothing is
 * written that is already so.
 */
export async function applyCheckout(
  services: AgentServices,
  call: AgentCall,
  { token, checkout }: { readonly token: string; readonly checkout: PricedCheckout },
  payload: CheckoutPayload,
): Promise<Applied> {
  const hasManyCodes = (payload.discounts?.codes?.length ?? 0) > 1;
  const begun: Applied = { checkout, messages: hasManyCodes ? [onlyOneCode] : [] };
  const withLines = await applyStep(begun, applyLines(services, token, payload));
  const withBuyers = await applyParts(services, token, withLines, buyerParts(payload, withLines.checkout));
  return applyStep(withBuyers, applyDiscount(services, call, token, payload));
}
