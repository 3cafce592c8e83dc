/** Declarations that end a contract, and when they take effect. */

export {
  blankDeclaration,
  checkDeclaration,
  type Declaration,
  type DeclarationField,
  declarationFields,
  declarationMaxLengths,
  type DeclarationProblem,
  type DeclarationReason,
  isDeclarationFieldRequired,
  normaliseDeclaration,
  orderNumberIn,
} from './declaration.ts';
export {
  isWithdrawableOn,
  lastRefundDay,
  lastWithdrawalDay,
  type WithdrawableOrder,
} from './withdrawal-period.ts';
