import type { Catalogue, CataloguePromotion } from '../catalogue/catalogue.types.ts';

/** A promotion as a country sees it, in a language of an address; `catalogue` is the snapshot that the answer comes from. */
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
