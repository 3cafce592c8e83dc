/** The comma of languages whose comma is not the Latin one, with the space after it. */
const commas: Readonly<Record<string, string>> = { ar: '، ' };

/** What stands between the parts of a name in a language, as an address has it. */
export const commaOf = (language: string): string => commas[language] ?? ', ';

/** A product with its variant, where it has one that needs saying: `Individual membership, 1 year`. */
export function articleName(productName: string, variantName: string, language: string): string {
  return variantName === '' ? productName : productName + commaOf(language) + variantName;
}
