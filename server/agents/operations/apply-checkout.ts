import { normaliseVoucherCode } from '@sonde/machines/rules/promotions';
import { isSameAddress } from '@sonde/machines/rules/addresses';
import { purchaseReferences } from '@sonde/machines/rules/checkout';
import { ownValue } from '@sonde/machines/rules/texts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Decide } from '../../modules/checkout/change-checkout.ts';
import type { StoredCheckout } from '../../modules/checkout/checkout.model.ts';
import type { PricedCheckout } from '../../modules/checkout/priced-checkout.ts';
import {
  type ContactVerdict,
  readEmail,
  readOrganizationName,
  readReference,
} from '../../modules/checkout/contact-input.ts';
import { changeTogether, type Part } from '../../modules/checkout/change-together.ts';
import { decideShippingAddress } from '../../modules/checkout/update-buyer.ts';
import { isShipped } from '../../modules/checkout/is-shipped.ts';
import type { LoadedCheckout } from '../../modules/checkout/loaded-checkout.ts';
import { decideLanguage } from '../../modules/checkout/update-language.ts';
import { decideQuantities } from '../../modules/checkout/update-lines.ts';
import type { BesideParts } from '../../modules/checkout/write-checkout.ts';
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

type DescribedPart = Part<AddressPlace>;

/** The requested quantities, and none of what isn't named. */
function toRequestedLines({ line_items: items }: CheckoutPayload, lines: StoredCheckout['lines']) {
  const quantities = new Map(lines.map(({ sku }) => [sku, 0]));
  for (const { item } of items) quantities.set(item.id, 0);
  for (const { item, quantity } of items) quantities.set(item.id, (quantities.get(item.id) ?? 0) + quantity);
  return [...quantities].map(([sku, quantity]) => ({ sku, quantity }));
}

/** The lines that the platform requests. */
export const linesPart = (services: AgentServices, payload: CheckoutPayload): DescribedPart => ({
  name: null,
  decide({ lines }) {
    const requested = toRequestedLines(payload, lines);
    const present = new Map(lines.map(({ sku, quantity }) => [sku, quantity]));
    return requested.every(({ sku, quantity }) => present.get(sku) === quantity)
      ? null
      : decideQuantities(services, requested);
  },
});

/** The language of the checkout's texts, as in a URL; null for the one that it has. */
export const languagePart = (requested: string | null): DescribedPart => ({
  name: null,
  decide: ({ language }) => (requested === null || requested === language ? null : decideLanguage(requested)),
});

/** A field of the buyer's; one that the platform leaves out, or that is as it wants already, isn't decided about. */
const fieldPart = <Name extends keyof StoredCheckout>(
  name: Name,
  requested: StoredCheckout[Name] | undefined,
  read: (requested: StoredCheckout[Name], stored: StoredCheckout) => ContactVerdict,
): DescribedPart => ({
  name: null,
  decide: (stored) =>
    requested === undefined || requested === stored[name]
      ? null
      : ({ checkout }) => read(requested, checkout),
});

/** The fields of the buyer's contact, each by itself: one that is refused keeps none of the others. */
const contactParts = (payload: CheckoutPayload): readonly DescribedPart[] => {
  const { buyer, procurement } = payload;
  return [
    fieldPart('email', buyer.email || undefined, readEmail),
    fieldPart('marketingOptIn', consentIn(payload) ?? undefined, (marketingOptIn) => ({
      ok: true,
      change: { marketingOptIn },
    })),
    fieldPart('organizationName', procurement[organizationField], readOrganizationName),
    ...purchaseReferences.map((name) =>
      fieldPart(name, ownValue(procurement, referenceField(name)), (text) => readReference(name, text)),
    ),
  ];
};

/** The platform may name the buyer once, beside the address. */
const withBuyer = (address: ProtocolAddress, { buyer }: CheckoutPayload): ProtocolAddress => ({
  ...address,
  first_name: address.first_name ?? buyer.first_name,
  last_name: address.last_name ?? buyer.last_name,
  phone_number: address.phone_number ?? buyer.phone_number,
});

/** Decides only where goods are sent: nothing is sent of an order without goods. */
const ifShipped =
  (services: AgentServices, decide: Decide): Decide =>
  async (loaded, catalogue) =>
    (await isShipped(services, loaded, catalogue)) ? decide(loaded, catalogue) : { ok: true, change: {} };

const destinationPart = (services: AgentServices, payload: CheckoutPayload): DescribedPart => ({
  name: 'destination',
  decide(stored) {
    const { destination } = deliveryIn(payload);
    if (destination === undefined) return null;
    const typed = typedAddress(withBuyer(destination, payload), stored.organizationName);
    const read = readAddress(typed, { purpose: 'destination', shopCountry: stored.country });
    return read.ok && isSameAddress(read.address, stored.shippingAddress)
      ? null
      : ifShipped(services, decideShippingAddress(typed));
  },
});

const optionPart = (services: AgentServices, payload: CheckoutPayload): DescribedPart => ({
  name: null,
  decide({ shippingMethodId }) {
    const { optionId } = deliveryIn(payload);
    return optionId === undefined || optionId === shippingMethodId
      ? null
      : ifShipped(services, decideShippingMethod({ shippingMethodId: optionId, note: null }));
  },
});

const billingIn = (payload: CheckoutPayload): ProtocolAddress | undefined => {
  const address = instrumentIn(payload.payment)?.billing_address;
  return address && withBuyer(address, payload);
};

/** What is said of the buyer, in the order in which the pages ask. */
export const buyerParts = (services: AgentServices, payload: CheckoutPayload): readonly DescribedPart[] => [
  ...contactParts(payload),
  destinationPart(services, payload),
  optionPart(services, payload),
  billingPart(billingIn(payload)),
];

/** A checkout as far as it was made what the platform wants, and what was refused. */
export interface Applied {
  readonly checkout: PricedCheckout;
  readonly messages: readonly Message[];
  /** Whether what belongs to the change was written with it. */
  readonly isWritten?: boolean;
}

interface AppliedParts {
  readonly parts: readonly DescribedPart[];
  /** The checkout, if the request has just read it and not changed it since. */
  readonly known?: LoadedCheckout;
  /** Makes what is written with the change; absent for nothing. */
  record?(applied: Applied): Promise<BesideParts | null>;
}

/** What was refused of parts. */
export const messagesOfParts = (
  refused: readonly { readonly refusal: Refusal; readonly name: AddressPlace }[],
): readonly Message[] => refused.map(({ refusal, name }) => refusalMessage(refusal, name));

/** Does what is to be changed together, and says what was refused. Nothing is written that is already so. */
export async function applyParts(
  services: AgentServices,
  token: string,
  { checkout, messages }: Applied,
  { parts, known, record }: AppliedParts,
): Promise<Applied> {
  if (parts.every(({ decide }) => decide(checkout.stored) === null)) return { checkout, messages };
  const withRefused = (refused: Parameters<typeof messagesOfParts>[0]) => [
    ...messages,
    ...messagesOfParts(refused),
  ];
  const changed = await changeTogether(services, token, parts, {
    ...(known !== undefined && { known }),
    ...(record !== undefined && {
      record: (will, refused) => record({ checkout: will, messages: withRefused(refused) }),
    }),
  });
  return {
    checkout: changed.checkout ?? checkout,
    messages: withRefused(changed.refused),
    isWritten: changed.isRecorded === true,
  };
}

const codeIn = ({ discounts }: CheckoutPayload): string | undefined =>
  discounts?.codes === undefined ? undefined : (discounts.codes[0] ?? '');

/** Whether the platform wants another code than a checkout's own, or none where it has one. */
export function wantsOtherCode(payload: CheckoutPayload, voucherCode: string | null): boolean {
  const code = codeIn(payload);
  return code !== undefined && normaliseVoucherCode(code) !== normaliseVoucherCode(voucherCode ?? '');
}

/** Applies the code that the platform wants in place of the checkout's own, or takes that away. */
export async function applyDiscount(
  services: AgentServices,
  call: AgentCall,
  { token, applied }: { readonly token: string; readonly applied: Applied },
  payload: CheckoutPayload,
): Promise<Applied> {
  const { checkout, messages } = applied;
  const code = codeIn(payload) ?? '';
  const update = () => updateVoucher(services, token, code);
  // Taking a code away tries none.
  const answer = await (normaliseVoucherCode(code) === ''
    ? update()
    : limitedVoucher(services, call, checkout.stored.id, update));
  const refused = answer.refusals.map((refusal) => refusalMessage(refusal));
  return { checkout: answer.checkout ?? checkout, messages: [...messages, ...refused] };
}

const onlyOneCode: Message = {
  type: 'info',
  code: 'discount_code_combination_disallowed',
  content: 'One code can be used for an order: the first is taken.',
  path: '$.discounts.codes[1]',
};

/** What is said of a payload whatever the checkout is. */
export const messagesOfPayload = ({ discounts }: CheckoutPayload): readonly Message[] =>
  (discounts?.codes?.length ?? 0) > 1 ? [onlyOneCode] : [];
