import { type AnsweredTaxes, salesTaxes, type Tax, type TaxCode } from '@sonde/machines/rules/tax';
import type { Stripe } from 'stripe';

type Breakdown = Pick<
  NonNullable<Stripe.Tax.CalculationLineItem['tax_breakdown']>[number],
  'amount' | 'tax_rate_details'
>;

interface Breakdowns {
  readonly lines: readonly (readonly Breakdown[])[];
  /** Null if the question has no shipping. */
  readonly shipping: readonly Breakdown[] | null;
}

/** The provider's names of each tax of Canada. A province that has a tax of its own has only one. */
const namesOfTaxes: Readonly<Partial<Record<TaxCode, readonly string[]>>> = {
  GST: ['gst'],
  HST: ['hst'],
  PST: ['pst', 'rst'],
  QST: ['qst'],
  RST: ['rst', 'pst'],
};

const ppmOf = ({ tax_rate_details: details }: Breakdown): number =>
  Math.round(Number(details?.percentage_decimal ?? '0') * 10_000);

/** Whether a part is of a tax. In the US one tax has the parts of state, county, city and districts. */
const belongsTo = ({ code }: Tax, { tax_rate_details: details }: Breakdown): boolean =>
  code === 'SALES_TAX' || (details !== null && (namesOfTaxes[code] ?? []).includes(details.tax_type));

const sumOf = (breakdown: readonly Breakdown[], tax: Tax, valueOf: (part: Breakdown) => number): number =>
  breakdown.filter((part) => belongsTo(tax, part)).reduce((sum, part) => sum + valueOf(part), 0);

/**
 * The taxes of a place with the amounts of a calculation, in the order of an invoice. Each rate is the highest of the
 * parts, because some of them may be exempt.
 */
export function answeredBy(
  { lines, shipping }: Breakdowns,
  country: string,
  countryArea: string,
): { readonly taxes: readonly Tax[]; readonly answered: AnsweredTaxes } {
  const known = salesTaxes({ country, countryArea }) ?? [];
  const parts = [...lines, ...(shipping === null ? [] : [shipping])];
  const taxes = known.map((tax) => ({
    ...tax,
    ratePpm: Math.max(0, ...parts.map((part) => sumOf(part, tax, ppmOf))),
  }));
  const amountsOf = (breakdown: readonly Breakdown[]) =>
    known.map((tax) => sumOf(breakdown, tax, ({ amount }) => amount));
  return {
    taxes,
    answered: { lines: lines.map(amountsOf), shipping: shipping && amountsOf(shipping) },
  };
}

/** Whether the amounts add up to the tax of the calculation: no tax of it is unknown to the shop. */
export function isReadable({ answered }: { readonly answered: AnsweredTaxes }, tax: number): boolean {
  const amounts = [...answered.lines, answered.shipping ?? []].flat();
  return amounts.reduce((sum, amount) => sum + amount, 0) === tax;
}
