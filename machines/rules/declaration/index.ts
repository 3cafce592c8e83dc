/** Declarations that end a contract, and when they take effect. */

export {
  blankDeclaration,
  type CancellationGround,
  cancellationGrounds,
  checkDeclaration,
  type Declaration,
  type DeclarationField,
  declarationFields,
  declarationFieldsOf,
  type DeclarationKind,
  declarationKinds,
  declarationMaxLengths,
  type DeclarationProblem,
  type DeclarationReason,
  isDecidedByShop,
  isDeclarationFieldRequired,
  normaliseDeclaration,
  orderNumberIn,
} from './declaration.ts';
export { isCanceledAfterEnd } from './ended-membership.ts';
export {
  isWithdrawableOn,
  lastRefundDay,
  lastWithdrawalDay,
  type WithdrawableOrder,
} from './withdrawal-period.ts';
