import type { Catalogue, CatalogueProduct, CatalogueVariant } from './catalogue.types.ts';

/** A product as seen from a country; `catalogue` is the snapshot that all of one answer comes from. */
export interface ProductParent {
  readonly product: CatalogueProduct;
  readonly country: string;
  readonly catalogue: Catalogue;
}

/** A variant as seen from a country. */
export interface VariantParent {
  readonly variant: CatalogueVariant;
  readonly country: string;
  readonly catalogue: Catalogue;
}

/** A property by which products differ. */
export interface AttributeParent {
  readonly slug: string;
  readonly name: string;
  readonly catalogue: Catalogue;
}
