import type { Catalogue, CatalogueProduct, CatalogueVariant } from './catalogue.types.ts';

/** A product for a country, in a URL's language; `catalogue` is the snapshot for the whole response. */
export interface ProductParent {
  readonly product: CatalogueProduct;
  readonly country: string;
  readonly language: string;
  readonly catalogue: Catalogue;
}

/** A variant for a country, in a URL's language. */
export interface VariantParent {
  readonly variant: CatalogueVariant;
  readonly country: string;
  readonly language: string;
  readonly catalogue: Catalogue;
}

/** A property in which products differ. */
export interface AttributeParent {
  readonly slug: string;
  /** In `language`. */
  readonly name: string;
  readonly language: string;
  readonly catalogue: Catalogue;
}

declare module '../../kernel/parent-types.ts' {
  interface ParentTypes {
    Attribute: AttributeParent;
    Product: ProductParent;
    ProductVariant: VariantParent;
  }
}
