import type { Catalogue, CatalogueProduct, CatalogueVariant } from './catalogue.types.ts';

/** A product as seen from a country, in a language of an address; `catalogue` is the snapshot that all of one answer comes from. */
export interface ProductParent {
  readonly product: CatalogueProduct;
  readonly country: string;
  readonly language: string;
  readonly catalogue: Catalogue;
}

/** A variant as seen from a country, in a language of an address. */
export interface VariantParent {
  readonly variant: CatalogueVariant;
  readonly country: string;
  readonly language: string;
  readonly catalogue: Catalogue;
}

/** A property by which products differ. */
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
