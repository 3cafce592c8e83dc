import { countryByCode } from '@sonde/machines/rules/places';
import { taxName, taxNames } from '@sonde/machines/rules/tax';
import { capitalise } from '@sonde/machines/rules/texts';
import type { Order } from '../order/order.model.ts';
import type { MailRow } from './mail-document.ts';
import type { MailFormat } from './mail-format.ts';

/** The texts for an order's taxes. */
export interface TaxInWords {
  /** One per tax, with its amount; empty if there is no tax to show. */
  readonly rows: readonly MailRow[];
  /** Follows a price in a sentence. */
  readonly note: string;
}

/**
 * The taxes of an order in the checkout's wording: `Includes 19% VAT`, `GST (5%)`, `Estimated tax`, `plus sales tax`. An
 * estimate is labeled as one even when it is paid (decision 253).
 */
export function taxInWords(
  order: Pick<Order, 'country' | 'language' | 'taxTreatment' | 'taxRatePpm' | 'taxLines'> & {
    readonly isTaxEstimated: boolean;
  },
  { words, percent, money }: Pick<MailFormat, 'words' | 'percent' | 'money'>,
): TaxInWords {
  const { country, language, taxTreatment, isTaxEstimated, taxRatePpm, taxLines } = order;
  if (taxTreatment === 'GROSS_INCLUDES_TAX' && taxRatePpm === 0) return { rows: [], note: words.withoutTax };
  const countryTax = words.taxNames[countryByCode(country)?.tax.kind ?? 'NONE'];
  const rows = taxLines.map((line): MailRow => {
    const { ratePpm, amount, registrationNumber } = line;
    const name = taxName(line, language);
    const rate = percent(ratePpm / 1_000_000);
    const details = [
      ...(isTaxEstimated && name !== null ? [words.estimatedTax] : []),
      ...(registrationNumber === null ? [] : [words.registrationNumber(registrationNumber)]),
    ];
    return {
      label:
        name === null
          ? isTaxEstimated
            ? words.estimatedTax
            : capitalise(words.tax[taxTreatment]({ name: countryTax, rate }), language)
          : `${name} (${rate})`,
      ...(details.length > 0 && { detail: details.join(' · ') }),
      figure: money(amount),
    };
  });
  const tax = { name: taxNames(taxLines, language) ?? countryTax, rate: percent(taxRatePpm / 1_000_000) };
  return { rows, note: words.taxNote[taxTreatment](tax) };
}
