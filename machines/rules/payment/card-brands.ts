import { ownValue } from '../texts/index.ts';

const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The card provider's word for a brand, such as `amex`, as the brand writes itself; an unknown one stays as it is. */
export function cardBrandName(brand: string): string {
  return ownValue(names, brand) ?? brand;
}
