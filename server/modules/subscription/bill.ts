import type { TaxedMoney } from '@sonde/machines/rules/money';
import { countryByCode, textLanguageIn } from '@sonde/machines/rules/places';
import { agreedPriceToday, quoteWithTaxId, taxIdStatus, taxLinesOf } from '@sonde/machines/rules/tax';
import { commaSeparated } from '@sonde/machines/rules/texts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { registeredTaxLines, type TaxRegistrations } from '../tax/registered-tax-line.ts';
import type { TaxProvider } from '../tax/tax-provider.ts';
import type { Bill, ChargedMembership, MembershipFacts } from './renewal.model.ts';

/** What a bill needs of the world. */
export interface BillingServices {
  /** As it is now. */
  readonly catalogue: Catalogue;
  readonly taxProvider: TaxProvider;
  readonly taxRegistrations: TaxRegistrations;
  readonly sellerCountry: string;
}

/** The language of a membership's bills and mails: that of its order, or else the country's first. */
export const languageOf = ({ order, country }: Pick<MembershipFacts, 'order' | 'country'>): string =>
  order?.language ?? countryByCode(country)?.languages[0]?.url ?? 'en';

/** A membership as the shop calls it: its article in the language of its bills, or else its plan. */
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
 * What one more term costs today, and what its invoice says: the agreed price with the taxes at the place of the order,
 * or without where the tax ID that was given with it moves them to the buyer.
 */
export async function billOf(
  services: BillingServices,
  facts: ChargedMembership,
): Promise<{ readonly amount: TaxedMoney; readonly bill: Bill }> {
  const { taxProvider, taxRegistrations, sellerCountry } = services;
  const { country, order, price, sku, seats, termMonths } = facts;
  const { shippingAddress = null, billingAddress = null, taxId = null } = order ?? {};
  const buyerCountry = billingAddress?.country ?? country;
  const status =
    taxId && taxIdStatus(taxId, { sellerCountry, buyerCountry, destination: buyerCountry, isShipped: false });
  const quote = quoteWithTaxId(await taxProvider.quote(country, shippingAddress ?? billingAddress), status);
  const amount = agreedPriceToday(price, quote);
  return {
    amount,
    bill: {
      country,
      language: languageOf(facts),
      taxTreatment: quote.treatment,
      taxLines: quote.isFinal
        ? registeredTaxLines(taxLinesOf([amount], quote, amount.gross.currency), taxRegistrations)
        : [],
      taxId,
      organizationName: order?.organizationName || facts.organizationName,
      billingAddress,
      name: membershipName(services.catalogue, facts),
      sku,
      seats,
      termMonths,
    },
  };
}
