/** Taxes and tax IDs. */

export { agreedPriceToday, authoritativeSide, enteredPrice, pricedBySide } from './agreed-price.ts';
export { type AnsweredTaxes, answeredTaxLines, withAnsweredTaxes } from './answered-taxes.ts';
export { canadianTaxes } from './canadian-taxes.ts';
export { isTaxEstimated, type TaxSource } from './is-tax-estimated.ts';
export { partOfTaxed, partOfTaxLines } from './part-of-taxed.ts';
export {
  combinedRatePpm,
  enteredSide,
  linePrice,
  partsPerMillion,
  percentOf,
  readSide,
  salesTaxes,
  taxedByTreatment,
  taxLinesOf,
  taxOnNet,
  taxQuote,
  type TaxQuote,
  type TaxTreatment,
} from './tax.ts';
export {
  isInBritishRegister,
  isInRegistry,
  issuerByPrefix,
  taxIdFormat,
  taxIdIssuer,
  type TaxIdKind,
  taxIdPrefix,
} from './tax-id-formats.ts';
export {
  billedCountry,
  type Consultation,
  isTaxIdOffered,
  mayReverseCharge,
  quoteWithTaxId,
  type RegistryAnswer,
  type TaxId,
  taxIdMaxLength,
  taxIdReadings,
  type TaxIdSituation,
  taxIdStatus,
  type TaxIdStatus,
  taxIdStatuses,
  taxIdText,
  tidyTaxId,
} from './tax-ids.ts';
export { taxName, taxNames } from './tax-names.ts';
export { type Tax, type TaxCode, taxCodes, type TaxLine } from './tax.types.ts';
