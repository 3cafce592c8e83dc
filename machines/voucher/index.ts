export { voucherMachine, voucherWithPorts } from './voucher.machine.ts';
export * from './voucher.selectors.ts';
export { isVoucherContext } from './voucher.shape.ts';
export type * from './voucher.types.ts';
export { isCodeGiven } from './voucher.setup.ts';
export {
  isLostDiscount,
  lostDiscountAmount,
  discountLostByChange,
  readLostDiscount,
  remainingLoss,
} from './lost-discount.ts';
