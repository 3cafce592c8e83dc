import { commaSeparated } from '@sonde/machines/rules/texts';

/** A product with its variant, where it has one that needs saying: `Individual membership, 1 year`. */
export function articleName(productName: string, variantName: string, language: string): string {
  return commaSeparated(variantName === '' ? [productName] : [productName, variantName], language);
}
