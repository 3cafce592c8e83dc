import type { StoreType } from '../../kernel/resolver-types.generated.ts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import type { VoucherOffer } from '../voucher/voucher.model.ts';

/** A country by its ISO code. */
interface CountryParent {
  readonly code: string;
}

/** The shop for one country; `catalogue` is the snapshot for the whole response. */
export interface ShopParent {
  readonly country: string;
  /** The language in the URL, one of the country's. */
  readonly language: string;
  /** The store that was asked for; null for both. */
  readonly storeType: StoreType | null;
  readonly catalogue: Catalogue;
  /** The visitor's voucher, whether it applies or not. */
  readonly voucher: VoucherOffer | null;
}

declare module '../../kernel/parent-types.ts' {
  interface ParentTypes {
    Country: CountryParent;
    Shop: ShopParent;
  }
}
