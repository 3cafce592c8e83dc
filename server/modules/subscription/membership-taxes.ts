import { quoteWithTaxId, taxIdStatus, type TaxQuote, type TaxSource } from '@sonde/machines/rules/tax';
import { countryByCode } from '@sonde/machines/rules/places';
import type { SalesTaxQuestion } from '../tax/sales-tax-service.ts';
import type { TaxProvider } from '../tax/tax-provider.ts';
import type { MembershipFacts } from './renewal.model.ts';

/** The services needed to tax a membership. */
export interface MembershipTaxServices {
  readonly taxProvider: TaxProvider;
  readonly sellerCountry: string;
}

/** How a membership is taxed, and where that is known from. */
export interface MembershipQuote extends TaxQuote {
  readonly source: TaxSource;
  /** The address of which the tax service tells the taxes; null where it has no say. */
  readonly taxedAt: SalesTaxQuestion['address'] | null;
}

/** In minor units. Only the rates of the answer are used, so that one answer does for every price at an address. */
const sampleAmount = 1_000_00;

/** A question about a membership of a price without tax, which is delivered online. */
export const membershipQuestion = (
  country: string,
  address: SalesTaxQuestion['address'],
  amount: number,
): SalesTaxQuestion | null => {
  const currency = countryByCode(country)?.currency;
  return currency === undefined
    ? null
    : {
        currency,
        address,
        isShipped: false,
        lines: [{ kind: 'SUBSCRIPTION', quantity: 1, amount }],
        shipping: null,
      };
};

/** What decides the tax of a membership. */
type TaxedMembership = Pick<MembershipFacts, 'country' | 'order' | 'administratorAddress'>;

/**
 * How a membership is taxed today: by the place of its order, or without tax where the tax ID that was given with it
 * moves it to the buyer. Without an order, by the billing address of the latest order that one of its administrators
 * placed for themselves. Where there is a tax service, by its rates of the address, or while it doesn't answer, by the
 * base rates as an estimate.
 */
export async function taxesOf(
  { taxProvider, sellerCountry }: MembershipTaxServices,
  { country, order, administratorAddress }: TaxedMembership,
): Promise<MembershipQuote> {
  const { shippingAddress = null, billingAddress = null, taxId = null } = order ?? {};
  const place = shippingAddress ?? billingAddress ?? administratorAddress;
  const buyerCountry = billingAddress?.country ?? country;
  const status =
    taxId && taxIdStatus(taxId, { sellerCountry, buyerCountry, destination: buyerCountry, isShipped: false });
  const byRates = await taxProvider.quote(country, place);
  const isTaxedThere = byRates.treatment === 'NET_PLUS_TAX' && byRates.isFinal && place?.country === country;
  if (taxProvider.calculate === null || !isTaxedThere)
    return { ...quoteWithTaxId(byRates, status), source: 'RATES', taxedAt: null };
  const { streetAddress1, city, countryArea, postalCode } = place;
  const taxedAt = { streetAddress1, city, countryArea, postalCode, country };
  const question = membershipQuestion(country, taxedAt, sampleAmount);
  const calculation = question && (await taxProvider.calculate(question, null));
  return calculation === null
    ? { ...byRates, source: 'ESTIMATE', taxedAt }
    : { ...byRates, taxes: calculation.taxes, source: 'SERVICE', taxedAt };
}
