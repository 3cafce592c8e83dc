import { countryByCode } from '@sonde/machines/rules/countries';
import { capitalised } from '@sonde/machines/rules/text';
import type { Order } from '../order/order.model.ts';
import { orderTaxNames } from '../order/order-tax-names.ts';
import type { MailFormat } from './mail-format.ts';

/** How an order's tax is told. */
export interface TaxInWords {
  /** Names the row of its amount; null where there is no tax to tell of. */
  readonly label: string | null;
  /** Stands after a price, in a sentence. */
  readonly note: string;
}

/** The tax of an order in the words of the checkout: `Includes 19% VAT`, `plus sales tax`. What is paid is no estimate any more. */
export function taxInWords(
  order: Pick<
    Order,
    'country' | 'language' | 'taxTreatment' | 'taxRatePpm' | 'shippingAddress' | 'billingAddress'
  >,
  { words, percent }: Pick<MailFormat, 'words' | 'percent'>,
): TaxInWords {
  const { country, language, taxTreatment, taxRatePpm } = order;
  if (taxTreatment === 'GROSS_INCLUDES_TAX' && taxRatePpm === 0)
    return { label: null, note: words.withoutTax };
  const name = orderTaxNames(order) ?? words.taxNames[countryByCode(country)?.tax.kind ?? 'NONE'];
  const tax = { name, rate: percent(taxRatePpm / 1_000_000) };
  return {
    label: capitalised(words.tax[taxTreatment](tax), language),
    note: words.taxNote[taxTreatment](tax),
  };
}
