import { productFacts, variantFacts } from '../modules/catalogue/attributes.ts';
import type { ProductFact } from '../modules/catalogue/catalogue.types.ts';
import { productGroups } from '../modules/catalogue/product-groups.ts';
import { structureTexts } from '../modules/catalogue/storefront-structure.ts';
import { type CatalogueData, type ProductData, productFiles } from './catalogue.schema.ts';

const textsOfFacts = (facts: readonly ProductFact[]) => facts.flatMap(({ name, value }) => [name, value]);

function textsOfProduct(product: ProductData): readonly string[] {
  return [
    product.name,
    ...product.description.map(({ text }) => text),
    ...textsOfFacts(productFacts(product)),
    ...product.pictures.map(({ alt }) => alt),
    ...product.variants.flatMap(({ name, connector = null }) => [
      name,
      ...textsOfFacts(variantFacts({ connector })),
    ]),
  ];
}

/** All English texts of a catalog for buyers, each once. */
export function catalogueTexts(catalogue: CatalogueData): ReadonlySet<string> {
  return new Set([
    ...Object.values(productGroups).flatMap(({ category, type }) => [category, type]),
    ...structureTexts,
    ...productFiles.flatMap((file) => catalogue[file].flatMap(textsOfProduct)),
    ...catalogue['shipping-methods.json'].map(({ name }) => name),
    ...catalogue['vouchers.json'].flatMap(({ name, description }) => [name, description]),
  ]);
}
