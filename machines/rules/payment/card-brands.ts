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

/** The display name of the card provider's brand identifier, such as `amex`. An unknown one is returned unchanged. */
export function cardBrandName(brand: string): string {
  return ownValue(names, brand) ?? brand;
}
