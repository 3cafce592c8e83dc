import * as v from 'valibot';
import { addressSchema } from '../mapping/postal-address.ts';
import { contextSchema } from '../mapping/place.ts';
import type { Negotiated } from '../protocol/negotiate.ts';
import { procurement, procurementFields } from '../protocol/procurement.ts';

const instrumentSchema = v.object({
  handler_id: v.optional(v.string()),
  type: v.optional(v.string()),
  selected: v.optional(v.boolean()),
  billing_address: v.optional(addressSchema),
  credential: v.optional(v.object({ token: v.optional(v.string()) })),
});

const consentSchema = v.union([
  v.object({ marketing: v.boolean() }),
  v.object({ 'dev.ucp.consent.marketing': v.object({ granted: v.boolean() }) }),
  v.object({}),
]);

const methodSchema = v.object({
  type: v.optional(v.string()),
  destinations: v.optional(v.array(v.object({ id: v.optional(v.string()), ...addressSchema.entries }))),
  selected_destination_id: v.optional(v.nullable(v.string())),
  groups: v.optional(v.array(v.object({ selected_option_id: v.optional(v.nullable(v.string())) }))),
});

const mostLines = 100;

/** The lines of a cart or a checkout: what is wanted, whatever else a platform says of an item. */
const linesSchema = v.pipe(
  v.array(
    v.object({
      item: v.object({ id: v.string() }),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
  v.minLength(1),
  v.maxLength(mostLines),
);

export const paymentSchema = v.object({ instruments: v.optional(v.array(instrumentSchema), []) });
export type PaymentPayload = v.InferOutput<typeof paymentSchema>;

/** What a purchasing department says, by the names of the fields. */
const detailSchemas = Object.fromEntries(procurementFields.map((name) => [name, v.optional(v.string())]));

/** The whole checkout as a platform wants it; what it leaves out stays as it is. */
export const checkoutSchema = v.object({
  line_items: linesSchema,
  context: v.optional(contextSchema, {}),
  buyer: v.optional(
    v.object({
      email: v.optional(v.string()),
      first_name: v.optional(v.string()),
      last_name: v.optional(v.string()),
      phone_number: v.optional(v.string()),
      consent: v.optional(consentSchema),
    }),
    {},
  ),
  fulfillment: v.optional(v.object({ methods: v.optional(v.array(methodSchema), []) })),
  procurement: v.optional(v.object(detailSchemas), {}),
  discounts: v.optional(v.object({ codes: v.optional(v.array(v.string())) })),
  payment: v.optional(paymentSchema),
});
export type CheckoutPayload = v.InferOutput<typeof checkoutSchema>;

/** The cart that a checkout is made of. */
export const conversionSchema = v.object({ cart_id: v.string() });

/** The payload without what belongs to an extension that the platform and the shop don't share. */
export function sharedPayload(payload: CheckoutPayload, { capabilities }: Negotiated): CheckoutPayload {
  const { fulfillment, discounts, buyer, procurement: details, ...rest } = payload;
  const { consent, ...known } = buyer;
  return {
    ...rest,
    buyer: capabilities.has('dev.ucp.shopping.buyer_consent') ? { ...known, consent } : known,
    procurement: capabilities.has(procurement) ? details : {},
    ...(capabilities.has('dev.ucp.shopping.fulfillment') && { fulfillment }),
    ...(capabilities.has('dev.ucp.shopping.discount') && { discounts }),
  };
}

/** Whether the buyer wants news; null if the platform doesn't say. */
export function consentIn({ buyer: { consent } }: CheckoutPayload): boolean | null {
  if (consent === undefined) return null;
  if ('marketing' in consent) return consent.marketing;
  return 'dev.ucp.consent.marketing' in consent ? consent['dev.ucp.consent.marketing'].granted : null;
}

/** The address and the option that the platform selects; undefined for what it doesn't mention. */
export function deliveryIn({ fulfillment }: CheckoutPayload) {
  const method = fulfillment?.methods.find(({ type }) => type === undefined || type === 'shipping');
  const destinations = method?.destinations ?? [];
  const selected = destinations.find(({ id }) => id !== undefined && id === method?.selected_destination_id);
  return {
    destination: selected ?? destinations[0],
    optionId: method?.groups?.[0]?.selected_option_id ?? undefined,
  };
}

/** The instrument that the platform selects, or its only one. */
export const instrumentIn = (payment: PaymentPayload | undefined) =>
  payment?.instruments.find(({ selected }) => selected === true) ?? payment?.instruments[0];
