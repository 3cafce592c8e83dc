import { ownValue } from '@sonde/machines/rules/texts';
import type { ChargedMethod } from '../../provider/payment-method.ts';

/** How an order was paid that was asked for as a quote and not paid online, by `textLanguage`. */
const transferLabels: Readonly<Record<string, string>> = {
  en: 'Bank transfer',
  ar: 'تحويل مصرفي',
  da: 'Bankoverførsel',
  de: 'Überweisung',
  es: 'Transferencia bancaria',
  fi: 'Tilisiirto',
  fr: 'Virement bancaire',
  it: 'Bonifico bancario',
  nl: 'Overschrijving',
  no: 'Bankoverføring',
  pl: 'Przelew bankowy',
  pt: 'Transferência bancária',
  sv: 'Banköverföring',
  tr: 'Banka havalesi',
};

/**
 * A quote: nothing is charged when it is requested. It is paid online by another method, or by a transfer to the shop's
 * bank, which an operator records: that payment has this method, and no provider knows it.
 */
export const electronicQuoteMethod: ChargedMethod = {
  apiFacts: () => ({}),
  label: (_details, language) => ownValue(transferLabels, language) ?? 'Bank transfer',
};
