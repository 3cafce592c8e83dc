import { canadianTaxes, salesTaxes, type TaxCode } from '@sonde/machines/rules/tax';
import { ownValue } from '@sonde/machines/rules/texts';
import type { Stripe } from 'stripe';
import localTaxes from './local-sales-taxes.json' with { type: 'json' };

type Breakdown = NonNullable<Stripe.Tax.CalculationLineItem['tax_breakdown']>[number];
type Jurisdiction = Breakdown['jurisdiction'];
type TaxType = NonNullable<Breakdown['tax_rate_details']>['tax_type'];

/** A tax at an address. */
export interface TaxAt {
  readonly jurisdiction: Jurisdiction;
  readonly type: TaxType;
  /** In percent, for example `8.875`. */
  readonly percent: string;
}

const typeOf: Readonly<Partial<Record<TaxCode, TaxType>>> = {
  SALES_TAX: 'sales_tax',
  GST: 'gst',
  HST: 'hst',
  PST: 'pst',
  QST: 'qst',
  RST: 'rst',
};

interface TaxedAddress {
  readonly country: string;
  readonly state: string;
  readonly postalCode: string;
}

/**
 * The rates of counties, cities and districts in `local-sales-taxes.json` are those that the revenue departments of the
 * states had published at the end of 2025, for one or more large cities of each state with local taxes, by the first
 * three digits of the ZIP Code. Elsewhere the stand-in knows only the tax of the state; the provider knows every address.
 */
function localTaxesAt({ country, state, postalCode }: TaxedAddress): readonly TaxAt[] {
  const place =
    country === 'US' &&
    localTaxes.find((row) => row.state === state && row.zipPrefixes.includes(postalCode.slice(0, 3)));
  if (!place) return [];
  return place.taxes.map(({ level, name, percent }) => ({
    jurisdiction: { country, state, level, display_name: name },
    type: 'sales_tax',
    percent,
  }));
}

/** The taxes at an address; null for a place that isn't a state of the US or a province of Canada. */
export function salesTaxAt(address: TaxedAddress): readonly TaxAt[] | null {
  const { country, state } = address;
  const isProvince = country === 'CA' && ownValue(canadianTaxes, state) !== undefined;
  const taxes = country === 'US' || isProvince ? salesTaxes({ country, countryArea: state }) : null;
  if (taxes === null) return null;
  const ofState = taxes.map(({ code, jurisdiction, ratePpm }): TaxAt => ({
    jurisdiction: {
      country,
      state: jurisdiction === country ? null : state,
      level: jurisdiction === country ? 'country' : 'state',
      display_name: jurisdiction,
    },
    type: typeOf[code] ?? 'sales_tax',
    percent: String(ratePpm / 10_000),
  }));
  return [...ofState, ...localTaxesAt(address)];
}
