import { commaSeparated } from '@sonde/machines/rules/texts';

/** A product with its variant, if the variant has a distinguishing name: `Individual membership, 1 year`. */
export function itemName(productName: string, variantName: string, language: string): string {
  return commaSeparated(variantName === '' ? [productName] : [productName, variantName], language);
}
