import { countryByCode } from '@sonde/machines/rules/places';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { useTaxNames } from '../prices/tax-note.tsx';
import type { OrderTax } from '../prices/use-order-prices.ts';

/** How an order is taxed, in the words of the country where it was placed, whichever shop shows it. */
export function useTaxOfOrder({
  country,
  taxTreatment,
  taxRate,
  taxName,
}: Pick<OrderFieldsFragment, 'country' | 'taxTreatment' | 'taxRate' | 'taxName'>): OrderTax {
  const names = useTaxNames();
  return {
    taxTreatment,
    taxRate,
    taxName: taxName ?? names[countryByCode(country.code)?.tax.kind ?? 'NONE'],
  };
}
