/** The codes and reasons of refusals, and how a flow reacts to them. */

export {
  type CardField,
  checkoutErrorCodes,
  type ErrorCode,
  isErrorCode,
  type Reaction,
  type ReactionTarget,
  reactionTo,
} from './error-codes.ts';
export { type PaymentErrorCode, paymentErrorCodes, shopCodeForProviderError } from './provider-errors.ts';
export {
  type FieldProblem,
  fieldProblemOf,
  type MemberReason,
  reasonOf,
  type RefusalReason,
  refusalReasons,
  type VoucherReason,
  voucherReasons,
} from './refusal-reasons.ts';
