import type { Catalogue, CataloguePromotion } from '../catalogue/catalogue.types.ts';

/** A promotion for a country, in a URL's language; `catalogue` is the snapshot for the response. */
export interface PromotionParent {
  readonly promotion: CataloguePromotion;
  readonly country: string;
  readonly language: string;
  readonly catalogue: Catalogue;
}

declare module '../../kernel/parent-types.ts' {
  interface ParentTypes {
    Banner: PromotionParent;
    Offer: PromotionParent;
    Promo: PromotionParent;
  }
}
