/** Amounts in minor units. */

export {
  addMoney,
  addTaxedMoney,
  currencies,
  type Currency,
  fromMajorUnits,
  isCurrency,
  isMoreExpensive,
  money,
  type Money,
  multiplyMoney,
  multiplyTaxedMoney,
  perMonth,
  roundHalfUpDivide,
  roundToMajorUnit,
  shareOfMoney,
  subtractMoney,
  type TaxedMoney,
  toMajorUnits,
  zeroMoney,
  zeroTaxedMoney,
} from './money.ts';
