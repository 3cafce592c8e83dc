import { countryByCode } from '@sonde/machines/rules/places';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import type { OrderTax } from '../prices/use-order-prices.ts';

/** How an order is taxed, in the words of the country where it was placed, whichever shop shows it. */
export const taxOfOrder = ({
  country,
  taxTreatment,
  taxRate,
  taxName,
}: Pick<OrderFieldsFragment, 'country' | 'taxTreatment' | 'taxRate' | 'taxName'>): OrderTax => ({
  taxTreatment,
  taxRate,
  taxName,
  taxKind: countryByCode(country.code)?.tax.kind,
});
