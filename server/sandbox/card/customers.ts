import type { Stripe } from 'stripe';
import { answer, notFoundAnswer } from './api-answer.ts';
import { defineEndpoint } from './endpoint.ts';
import { newId } from './ids.ts';
import { listObjects, listParameters } from './list-objects.ts';
import { type Values, invalidMetadata, mergeMetadata, textIn } from './parameters.ts';
import { readAddress, readShipping } from './postal-details.ts';

const customerParameters = {
  email: 'string',
  name: 'string',
  phone: 'string',
  description: 'string',
  address: 'hash',
  shipping: 'hash',
  metadata: 'hash',
  preferred_locales: 'list',
  invoice_settings: 'hash',
} as const;

function emptyCustomer(created: number): Stripe.Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

/** Sent values replace existing ones; an empty string removes the value. */
function withValues(
  customer: Stripe.Customer,
  values: Values<typeof customerParameters>,
  metadata: Record<string, string>,
): Stripe.Customer {
  const text = (sent: string | null, present: string | null | undefined) =>
    sent === null ? (present ?? null) : sent || null;
  return {
    ...customer,
    email: text(values.email, customer.email),
    name: text(values.name, customer.name),
    phone: text(values.phone, customer.phone),
    description: text(values.description, customer.description),
    address: values.address ? readAddress(values.address) : (customer.address ?? null),
    shipping: values.shipping ? readShipping(values.shipping) : customer.shipping,
    preferred_locales: values.preferred_locales
      ? [...values.preferred_locales]
      : (customer.preferred_locales ?? []),
    invoice_settings: {
      ...customer.invoice_settings,
      default_payment_method:
        textIn(values.invoice_settings, 'default_payment_method') ??
        customer.invoice_settings.default_payment_method,
    },
    metadata,
  };
}

export const customerEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/v1/customers',
    access: 'server',
    parameters: customerParameters,
    required: [],
    async handle({ values, work }) {
      const metadata = mergeMetadata({}, values.metadata);
      if (!metadata) return invalidMetadata();
      const customer = withValues(emptyCustomer(work.now), values, metadata);
      work.put('customer', customer);
      work.emit('customer.created', customer);
      return answer(customer);
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/customers/:id',
    access: 'server',
    parameters: {},
    required: [],
    async handle({ id, work }) {
      const stored = await work.find('customer', id);
      return stored ? answer(stored.document) : notFoundAnswer('customer', id, 'id');
    },
  }),
  defineEndpoint({
    method: 'post',
    path: '/v1/customers/:id',
    access: 'server',
    parameters: customerParameters,
    required: [],
    async handle({ id, values, work }) {
      const stored = await work.find('customer', id);
      if (!stored) return notFoundAnswer('customer', id, 'id');
      const metadata = mergeMetadata(stored.document.metadata, values.metadata);
      if (!metadata) return invalidMetadata();
      const customer = withValues(stored.document, values, metadata);
      work.put('customer', customer);
      work.emit('customer.updated', customer);
      return answer(customer);
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/customers',
    access: 'server',
    parameters: { ...listParameters, email: 'string' },
    required: [],
    handle: ({ values, work }) =>
      listObjects({ kind: 'customer', url: '/v1/customers', values, where: { email: values.email } }, work),
  }),
];
