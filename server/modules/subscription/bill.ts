import type { TaxedMoney } from '@sonde/machines/rules/money';
import { countryByCode, textLanguageIn } from '@sonde/machines/rules/places';
import { renewedTerm, type SoldPlan } from '@sonde/machines/rules/sales';
import { isTaxEstimated, taxLinesOf, type TaxQuote } from '@sonde/machines/rules/tax';
import { commaSeparated } from '@sonde/machines/rules/texts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import {
  type RegisteredTaxLine,
  registeredTaxLines,
  type TaxRegistrations,
} from '../tax/registered-tax-line.ts';
import { membershipOffer } from './membership-offers.ts';
import { type MembershipQuote, type MembershipTaxServices, taxesOf } from './membership-taxes.ts';
import type { Bill, BilledPlan, ChargedMembership, MembershipFacts, RenewalBill } from './renewal.model.ts';

/** The services needed for a bill. */
export interface BillingServices extends MembershipTaxServices {
  /** The current catalog. */
  readonly catalogue: Catalogue;
  readonly taxRegistrations: TaxRegistrations;
}

/** The language of a membership's bills and emails: that of its order, otherwise the country's first. */
export const languageOf = ({ order, country }: Pick<MembershipFacts, 'order' | 'country'>): string =>
  order?.language ?? countryByCode(country)?.languages[0]?.url ?? 'en';

/** The shop's name for a membership: its product in the language of its bills, otherwise its plan. */
export function membershipName(
  catalogue: Catalogue,
  facts: Pick<MembershipFacts, 'sku' | 'planType' | 'order' | 'country'>,
): string {
  const { sku, planType, country } = facts;
  const language = languageOf(facts);
  const variant = sku === null ? undefined : catalogue.variant(sku);
  if (variant === undefined) return planType;
  const say = catalogue.wording(textLanguageIn(country, language));
  return commaSeparated([variant.product.name, variant.name].filter(Boolean).map(say), language);
}

/** A membership as its invoices name it. */
export const billedPlan = (
  catalogue: Catalogue,
  facts: Parameters<typeof membershipName>[1] &
    Pick<MembershipFacts, 'seatsInBase' | 'additionalSeats' | 'termMonths'>,
): BilledPlan => ({
  name: membershipName(catalogue, facts),
  sku: facts.sku,
  seats: facts.seatsInBase + facts.additionalSeats,
  termMonths: facts.termMonths,
});

/** The taxes in an amount as its invoice lists them; none while the place isn't known. */
export const billedTaxes = (
  { taxRegistrations }: Pick<BillingServices, 'taxRegistrations'>,
  amount: TaxedMoney,
  quote: TaxQuote,
): readonly RegisteredTaxLine[] =>
  quote.isFinal
    ? registeredTaxLines(taxLinesOf([amount], quote, amount.gross.currency), taxRegistrations)
    : [];

/** What an invoice of an amount for a plan says. */
export function billFor(
  services: Pick<BillingServices, 'catalogue' | 'taxRegistrations'>,
  facts: MembershipFacts,
  {
    plan,
    amount,
    quote,
  }: { readonly plan: SoldPlan; readonly amount: TaxedMoney; readonly quote: MembershipQuote },
): Bill {
  const { country, order, organizationName } = facts;
  return {
    country,
    language: languageOf(facts),
    taxTreatment: quote.treatment,
    isTaxEstimated: isTaxEstimated({ taxTreatment: quote.treatment, taxSource: quote.source }),
    taxedAt: quote.taxedAt,
    taxLines: billedTaxes(services, amount, quote),
    taxId: order?.taxId ?? null,
    organizationName: order?.organizationName || organizationName,
    billingAddress: order?.billingAddress ?? null,
    ...billedPlan(services.catalogue, { ...facts, ...plan }),
  };
}

/** One more term, as it is charged. */
interface BilledTerm {
  /** Of the whole term, before referral credit. */
  readonly price: TaxedMoney;
  readonly freeMonths: number;
  readonly amount: TaxedMoney;
  readonly bill: RenewalBill;
}

/**
 * What one more term costs today, and what its invoice says: the agreed price, less what referral
 * credit pays for, with the taxes of today.
 */
export async function billOf(services: BillingServices, facts: ChargedMembership): Promise<BilledTerm> {
  const quote = await taxesOf(services, facts);
  const { sku } = facts.scheduled ?? facts;
  const { plan, freeMonths, price, amount } = renewedTerm(facts, {
    members: facts.members,
    seatPrice: membershipOffer(services.catalogue, facts.country, sku)?.seat?.renewalPrice ?? null,
    unspentMonths: facts.unspentMonths,
    quote,
  });
  const bill = { ...billFor(services, facts, { plan, amount, quote }), plan, freeMonths };
  return { price, freeMonths, amount, bill };
}
