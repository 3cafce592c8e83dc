import type { TaxedMoney } from '@sonde/machines/rules/money';
import { freeMonths, priceWithFreeMonths } from '@sonde/machines/rules/plans';
import { countryByCode, textLanguageIn } from '@sonde/machines/rules/places';
import { renewedPlan, type SoldPlan } from '@sonde/machines/rules/sales';
import {
  agreedPriceToday,
  quoteWithTaxId,
  taxedByTreatment,
  taxIdStatus,
  taxLinesOf,
  type TaxQuote,
} from '@sonde/machines/rules/tax';
import { commaSeparated } from '@sonde/machines/rules/texts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { registeredTaxLines, type TaxRegistrations } from '../tax/registered-tax-line.ts';
import type { TaxProvider } from '../tax/tax-provider.ts';
import { membershipOffer } from './membership-offers.ts';
import type { Bill, ChargedMembership, MembershipFacts, RenewalBill } from './renewal.model.ts';

/** The services needed for a bill. */
export interface BillingServices {
  /** The current catalog. */
  readonly catalogue: Catalogue;
  readonly taxProvider: TaxProvider;
  readonly taxRegistrations: TaxRegistrations;
  readonly sellerCountry: string;
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

/**
 * How a membership is taxed today: by the place of its order, or without tax where the tax ID that was given with it moves
 * it to the buyer.
 */
export async function taxesOf(
  { taxProvider, sellerCountry }: Pick<BillingServices, 'taxProvider' | 'sellerCountry'>,
  { country, order }: Pick<MembershipFacts, 'country' | 'order'>,
): Promise<TaxQuote> {
  const { shippingAddress = null, billingAddress = null, taxId = null } = order ?? {};
  const buyerCountry = billingAddress?.country ?? country;
  const status =
    taxId && taxIdStatus(taxId, { sellerCountry, buyerCountry, destination: buyerCountry, isShipped: false });
  return quoteWithTaxId(await taxProvider.quote(country, shippingAddress ?? billingAddress), status);
}

/** What an invoice of an amount for a plan says. */
export function billFor(
  { catalogue, taxRegistrations }: Pick<BillingServices, 'catalogue' | 'taxRegistrations'>,
  facts: MembershipFacts,
  { plan, amount, quote }: { readonly plan: SoldPlan; readonly amount: TaxedMoney; readonly quote: TaxQuote },
): Bill {
  const { country, order, organizationName } = facts;
  const { planType, sku, seatsInBase, additionalSeats, termMonths } = plan;
  return {
    country,
    language: languageOf(facts),
    taxTreatment: quote.treatment,
    taxLines: quote.isFinal
      ? registeredTaxLines(taxLinesOf([amount], quote, amount.gross.currency), taxRegistrations)
      : [],
    taxId: order?.taxId ?? null,
    organizationName: order?.organizationName || organizationName,
    billingAddress: order?.billingAddress ?? null,
    name: membershipName(catalogue, { ...facts, planType, sku }),
    sku,
    seats: seatsInBase + additionalSeats,
    termMonths,
  };
}

/** The plan of the next term, with a seat for everybody who is in the organization then. */
function nextPlan(catalogue: Catalogue, facts: MembershipFacts, { treatment, taxes }: TaxQuote): SoldPlan {
  const { sku } = facts.scheduled ?? facts;
  const seatPrice = membershipOffer(catalogue, facts.country, sku)?.seat?.renewalPrice ?? null;
  return renewedPlan(facts, {
    members: facts.members,
    seatPrice: seatPrice && taxedByTreatment[treatment](seatPrice, taxes),
  });
}

/**
 * What one more term costs today, and what its invoice says: the agreed price, less what referral
 * credit pays for, with the taxes of today.
 */
export async function billOf(
  services: BillingServices,
  facts: ChargedMembership,
): Promise<{ readonly amount: TaxedMoney; readonly bill: RenewalBill }> {
  const quote = await taxesOf(services, facts);
  const plan = nextPlan(services.catalogue, facts, quote);
  const termMonths = plan.termMonths ?? facts.termMonths;
  const free = freeMonths(facts.unspentMonths, termMonths);
  const amount = agreedPriceToday(priceWithFreeMonths(plan.price ?? facts.price, free, termMonths), quote);
  return { amount, bill: { ...billFor(services, facts, { plan, amount, quote }), plan, freeMonths: free } };
}
