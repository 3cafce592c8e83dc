/** Vouchers, promotions and discounts. */

export { isAttributed, readRememberedCode, type RememberedCode } from './attribution.ts';
export { discountLost } from './discount-lost.ts';
export { type Discount, discountShares } from './discount-shares.ts';
export { isAlsoPaid } from './paid-gifts.ts';
export {
  type BannerColour,
  bannerColours,
  flagsOn,
  isBannerOn,
  isRunning,
  nextChange,
  type PromotionFlag,
  promotionFlags,
  promotionRequirements,
  type PromotionRun,
} from './promotions.ts';
export { type PriceSince, referenceKindIn, referencePrice } from './reference-price.ts';
export {
  appliesToLine,
  checkVoucher,
  giftsFor,
  isTradeInCode,
  isWithdrawnByShop,
  normaliseVoucherCode,
  shownVoucherCode,
  tradeInCodeLength,
  tradeInCodePrefix,
  type Voucher,
  voucherCodeMaxLength,
  type VoucherLine,
  type VoucherSituation,
  type VoucherSource,
} from './vouchers.ts';
