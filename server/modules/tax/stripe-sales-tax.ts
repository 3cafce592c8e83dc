import type { LineKind } from '@sonde/machines/rules/catalogue';
import { Stripe } from 'stripe';
import type {
  SalesTaxAnswer,
  SalesTaxQuestion,
  SalesTaxService,
  SalesTaxTransaction,
} from './sales-tax-service.ts';
import { answeredBy, isReadable } from './stripe-tax-breakdown.ts';

/** https://docs.stripe.com/tax/tax-codes */
const taxCodes: Readonly<Record<LineKind | 'SHIPPING', string>> = {
  /** General, tangible goods. */
  DEVICE: 'txcd_99999999',
  ACCESSORY: 'txcd_99999999',
  /** Software as a service, business use. */
  SUBSCRIPTION: 'txcd_10103001',
  /** General, services. */
  WARRANTY: 'txcd_20030000',
  SHIPPING: 'txcd_92010001',
};

const taxable = 'exclusive';
const mostItems = 100;
const withItems = { expand: ['line_items'] };
const withBreakdowns = { expand: ['line_items.data.tax_breakdown', 'shipping_cost.tax_breakdown'] };

const isAbout = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && codes.includes(error.code ?? '');

function parametersOf(question: SalesTaxQuestion): Stripe.Tax.CalculationCreateParams {
  const { address, currency, isShipped, lines, shipping } = question;
  return {
    currency: currency.toLowerCase(),
    customer_details: {
      address: {
        line1: address.streetAddress1,
        city: address.city,
        state: address.countryArea,
        postal_code: address.postalCode,
        country: address.country,
      },
      address_source: isShipped ? 'shipping' : 'billing',
    },
    line_items: lines.flatMap(({ kind, quantity, amount }, index) =>
      amount === 0
        ? []
        : [
            {
              reference: String(index),
              amount,
              quantity,
              tax_behavior: taxable,
              tax_code: taxCodes[kind],
            },
          ],
    ),
    ...(shipping !== null && {
      shipping_cost: { amount: shipping, tax_behavior: taxable, tax_code: taxCodes.SHIPPING },
    }),
    ...withBreakdowns,
  };
}

/** The sums of a transaction over its lines and shipping. */
async function transactionOf(
  stripe: Stripe,
  { id, line_items: list, shipping_cost: shipping }: Stripe.Tax.Transaction,
): Promise<SalesTaxTransaction> {
  const items =
    list && !list.has_more
      ? list.data
      : await stripe.tax.transactions
          .listLineItems(id, { limit: mostItems })
          .autoPagingToArray({ limit: 1_000 });
  const parts = shipping ? [...items, shipping] : items;
  const tax = parts.reduce((sum, part) => sum + part.amount_tax, 0);
  return { id, tax, total: parts.reduce((sum, part) => sum + part.amount, tax) };
}

/** Stripe Tax through the official SDK. */
export function createStripeSalesTax(stripe: Stripe): SalesTaxService {
  async function itemsOf({ id, line_items: list }: Stripe.Tax.Calculation) {
    if (list && !list.has_more) return list.data;
    return stripe.tax.calculations
      .listLineItems(id ?? '', { limit: mostItems, expand: ['data.tax_breakdown'] })
      .autoPagingToArray({ limit: 1_000 });
  }

  return {
    async calculate(question): Promise<SalesTaxAnswer | null> {
      try {
        const made = await stripe.tax.calculations.create(parametersOf(question));
        const items = await itemsOf(made);
        if (made.id === null) return null;
        const lines = question.lines.map(
          (_line, index) => items.find(({ reference }) => reference === String(index))?.tax_breakdown ?? [],
        );
        const shipping = made.shipping_cost?.tax_breakdown ?? null;
        const { country, countryArea } = question.address;
        const breakdowns = { lines, shipping: question.shipping === null ? null : (shipping ?? []) };
        const answer = answeredBy(breakdowns, country, countryArea);
        return isReadable(answer, made.tax_amount_exclusive) ? { id: made.id, ...answer } : null;
      } catch (error) {
        if (isAbout(error, 'customer_tax_location_invalid')) return null;
        throw error;
      }
    },

    async record({ calculationId, reference }) {
      try {
        const parameters = { calculation: calculationId, reference, ...withItems };
        const options = { idempotencyKey: `tax-${reference}` };
        return await transactionOf(
          stripe,
          await stripe.tax.transactions.createFromCalculation(parameters, options),
        );
      } catch (error) {
        if (isAbout(error, 'resource_missing', 'calculation_expired')) return null;
        throw error;
      }
    },

    async reverse({ transactionId, reference, amount }) {
      const parameters = {
        original_transaction: transactionId,
        reference,
        ...(amount === 'all' ? { mode: 'full' } : { mode: 'partial', flat_amount: -amount }),
        ...withItems,
      } as const;
      const options = { idempotencyKey: `tax-${reference}` };
      return transactionOf(stripe, await stripe.tax.transactions.createReversal(parameters, options));
    },
  };
}
