/** Why the shop refused a code that the buyer entered: loaded once it has. */
export { voucherRefusalText } from '../summary/voucher-refusal-text.ts';
