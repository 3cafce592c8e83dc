import { ownValue } from '@sonde/machines/rules/texts';
import type { Stripe } from 'stripe';
import { type ApiAnswer, answer, invalidRequest } from './api-answer.ts';
import type { TaxCalculation } from './documents.types.ts';
import { type Call, defineEndpoint } from './endpoint.ts';
import type { FormHash } from './form-body.ts';
import { newId } from './ids.ts';
import { textIn } from './parameters.ts';
import { salesTaxAt, type TaxAt } from './sales-tax-at.ts';

type Item = Stripe.Tax.CalculationLineItem;
type Breakdown = NonNullable<Item['tax_breakdown']>[number];

const lifetimeSeconds = 90 * 24 * 60 * 60;
const partsPerMillion = 1_000_000;

const parameters = {
  currency: 'string',
  customer_details: 'hash',
  line_items: 'hash',
  shipping_cost: 'hash',
} as const;

const hashIn = (hash: FormHash | null, name: string): FormHash | null => {
  const value = hash === null ? undefined : ownValue(hash, name);
  return typeof value === 'object' ? value : null;
};

const numberIn = (hash: FormHash, name: string): number | null => {
  const text = textIn(hash, name);
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
};

/** The share of one authority, which is rounded half up by itself. */
function breakdownOf(amount: number, { jurisdiction, percent, type }: TaxAt): Breakdown {
  const ppm = Math.round(Number(percent) * 10_000);
  return {
    amount: Math.floor((amount * ppm * 2 + partsPerMillion) / (2 * partsPerMillion)),
    jurisdiction,
    sourcing: 'destination',
    tax_rate_details: {
      display_name: jurisdiction.display_name,
      percentage_decimal: percent,
      tax_type: type,
    },
    taxability_reason: ppm === 0 ? 'not_subject_to_tax' : 'standard_rated',
    taxable_amount: ppm === 0 ? 0 : amount,
  };
}

function taxedPart(amount: number, taxes: readonly TaxAt[]) {
  const breakdown = taxes.map((tax) => breakdownOf(amount, tax));
  return {
    amount,
    amount_tax: breakdown.reduce((sum, part) => sum + part.amount, 0),
    tax_behavior: 'exclusive',
    tax_breakdown: breakdown,
  } as const;
}

function lineOf(sent: FormHash, taxes: readonly TaxAt[]): Item | null {
  const amount = numberIn(sent, 'amount');
  if (amount === null || textIn(sent, 'tax_behavior') !== 'exclusive') return null;
  return {
    id: newId('tax_li'),
    object: 'tax.calculation_line_item',
    livemode: false,
    metadata: null,
    performance_location: null,
    product: null,
    quantity: numberIn(sent, 'quantity') ?? 1,
    reference: textIn(sent, 'reference') ?? '',
    tax_code: textIn(sent, 'tax_code') ?? '',
    ...taxedPart(amount, taxes),
  };
}

function addressOf(details: FormHash | null): Stripe.Address {
  const sent = hashIn(details, 'address');
  const of = (name: string) => textIn(sent, name);
  return {
    line1: of('line1'),
    line2: of('line2'),
    city: of('city'),
    state: of('state'),
    postal_code: of('postal_code'),
    country: of('country'),
  };
}

async function create({ values, work }: Call<typeof parameters>): Promise<ApiAnswer> {
  const address = addressOf(values.customer_details);
  const { country, state, postal_code: postalCode } = address;
  const taxes = salesTaxAt({ country: country ?? '', state: state ?? '', postalCode: postalCode ?? '' });
  if (taxes === null)
    return invalidRequest(
      "We could not determine the customer's tax location based on the provided address.",
      {
        code: 'customer_tax_location_invalid',
        param: 'customer_details[address]',
      },
    );
  const items = Object.values(values.line_items ?? {}).map((sent) =>
    typeof sent === 'object' ? lineOf(sent, taxes) : null,
  );
  const lines = items.filter((item) => item !== null);
  if (lines.length === 0 || lines.length < items.length)
    return invalidRequest('Each line item needs an amount without its tax.', { param: 'line_items' });
  const shippingAmount = values.shipping_cost && numberIn(values.shipping_cost, 'amount');
  const shipping =
    shippingAmount === null
      ? null
      : { ...taxedPart(shippingAmount, taxes), tax_code: textIn(values.shipping_cost, 'tax_code') ?? '' };
  const parts = shipping === null ? lines : [...lines, shipping];
  const tax = parts.reduce((sum, part) => sum + part.amount_tax, 0);
  const made: TaxCalculation = {
    id: newId('taxcalc'),
    object: 'tax.calculation',
    amount_total: parts.reduce((sum, part) => sum + part.amount, tax),
    currency: values.currency ?? '',
    customer: null,
    customer_details: {
      address,
      address_source: textIn(values.customer_details, 'address_source'),
      ip_address: null,
      tax_ids: [],
      taxability_override: 'none',
    },
    expires_at: work.now + lifetimeSeconds,
    line_items: { object: 'list', data: lines, has_more: false, url: '/v1/tax/calculations/line_items' },
    livemode: false,
    ship_from_details: null,
    shipping_cost: shipping,
    tax_amount_exclusive: tax,
    tax_amount_inclusive: 0,
    tax_breakdown: [],
    tax_date: work.now,
  };
  work.put('tax_calculation', made);
  return answer(made);
}

export const taxCalculationEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/v1/tax/calculations',
    access: 'server',
    parameters,
    required: ['currency', 'line_items', 'customer_details'],
    handle: create,
  }),
];
