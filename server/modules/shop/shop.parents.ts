import type { Catalogue } from '../catalogue/catalogue.types.ts';
import type { VoucherOffer } from '../voucher/voucher.model.ts';

/** A country by its ISO code. */
export interface CountryParent {
  readonly code: string;
}

/** The shop as one country sees it; `catalogue` is the snapshot that all of one answer comes from. */
export interface ShopParent {
  readonly country: string;
  /** As an address has it, one of the country's. */
  readonly language: string;
  readonly catalogue: Catalogue;
  /** The voucher that the visitor brought along, whether it applies or not. */
  readonly voucher: VoucherOffer | null;
}

declare module '../../kernel/parent-types.ts' {
  interface ParentTypes {
    Country: CountryParent;
    Shop: ShopParent;
  }
}
