/** Amounts in minor units. */

export {
  addMoney,
  addTaxedMoney,
  currencies,
  type Currency,
  decimalsOf,
  fromMajorUnits,
  isCurrency,
  isMoreExpensive,
  minMoney,
  money,
  type Money,
  multiplyMoney,
  multiplyTaxedMoney,
  perMonth,
  roundHalfUpDivide,
  roundToMajorUnit,
  shareOfMoney,
  subtractMoney,
  subtractTaxedMoney,
  type TaxedMoney,
  toMajorUnits,
  zeroMoney,
  zeroTaxedMoney,
} from './money.ts';
export { type UnitPrice, unitPriceInLine } from './unit-price.ts';
