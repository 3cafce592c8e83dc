/** Problems with the text in a field. Forms use the same reasons in lower case. */
const fieldReasons = [
  'REQUIRED',
  'TOO_LONG',
  'CHARACTERS',
  'SYMBOLS',
  'LINK',
  'FORMAT',
  'CHOICE',
  'AREA_UNKNOWN',
  'AREA_NOT_SERVED',
  'TERRITORY_NOT_SERVED',
  'POSTAL_CODE_FORMAT',
  'POSTAL_CODE_AREA_MISMATCH',
  'POSTAL_CODE_OTHER_COUNTRY',
  'PHONE_FORMAT',
] as const;

/** Reasons why lines can't be in one cart, or not in this one. */
const lineReasons = [
  'MIXED_MARKETS',
  'MIXED_PLANS',
  'MORE_THAN_ONE_MEMBERSHIP',
  'WRONG_MARKET',
  'WRONG_PLAN',
  'WRONG_DEVICE',
  'PART_MISSING',
  'PART_NOT_ALLOWED',
  'TOO_MANY_LINES',
  'QUANTITY',
  'TOO_MANY_DEVICES',
  'TOO_MANY_WARRANTIES',
  'TOO_MANY_SEATS',
  'OWNERS_ONLY',
  'NOT_SOLD',
  'NOT_SOLD_IN_COUNTRY',
  'COMES_WITH_CODE',
  'LINE_GONE',
] as const;

/** Reasons why a cart can't be changed or ordered at all. */
const cartReasons = [
  'CART_GONE',
  'PAYMENT_UNDER_WAY',
  'CHANGED_ELSEWHERE',
  'CONTINUED_ELSEWHERE',
  'OTHER_COUNTRY',
  'OTHER_CURRENCY',
  'UPGRADE_INSTEAD',
  'UPGRADE_TO_PRO_INSTEAD',
  'ADD_SEATS_INSTEAD',
  'PLAN_ENDED',
  'BELOW_HELD',
  'ASK_SALES',
  'NO_PERMISSIONS',
  'SIGN_IN_FIRST',
  'TRIAL_USED',
  'TOO_MANY_TRIES',
  'TOO_MANY_MAILS',
] as const;

/** Reasons why an organization's members can't be changed. */
const memberReasons = [
  'NO_SEAT_LEFT',
  'LAST_ADMINISTRATOR',
  'ALREADY_MEMBER',
  'INVITATION_GONE',
  'INVITATION_USED',
  'OTHER_ADDRESS',
  'ADDRESS_UNCONFIRMED',
] as const;
/** One of {@link memberReasons}. */
export type MemberReason = (typeof memberReasons)[number];

/** Why a file that a form asks for can't be used. */
const fileReasons = ['FILE_TYPE', 'FILE_TOO_LARGE', 'FILE_UNREADABLE'] as const;

/** Why a saved payment method can't be changed or saved. */
const methodReasons = ['METHOD_GONE', 'RENEWS_BY_IT', 'RENTAL_CHARGES_IT', 'TOO_MANY_METHODS'] as const;

/** Why a subscription stays as it is. */
const subscriptionReasons = [
  'NOTHING_CHANGES',
  'PAYMENT_OVERDUE',
  'COMMITTED',
  'TOO_EARLY',
  'TOO_LITTLE_DUE',
  'NOT_RENEWABLE',
  'RENEWAL_IS_OFF',
  'NOT_A_NUMBER_OF_SEATS',
  'BELOW_MINIMUM',
  'ABOVE_MAXIMUM',
  'BELOW_SEATS_IN_USE',
  'NOT_IN_TENS',
] as const;

/** Why a code does not count; each has its own sentence for the buyer. */
export const voucherReasons = [
  'UNKNOWN',
  'NOT_ACTIVE',
  'EXPIRED',
  'COUNTRY',
  'AFFILIATE_APPLIED',
  'OWN_REFERRAL',
  'ALREADY_USED',
  'LEARNERS_ONLY',
  'NOT_OWNED',
  'MINIMUM',
  'ITEMS',
  'SALE_ITEMS',
  'USED_UP',
] as const;
/** One of {@link voucherReasons}. */
export type VoucherReason = (typeof voucherReasons)[number];

/**
 * Every reason that can accompany a refusal's code, for codes that don't explain enough on their own. A list would be
 * part of every page, because a bundler evaluates it.
 */
export const refusalReasons = () =>
  [
    ...fieldReasons,
    ...lineReasons,
    ...cartReasons,
    ...memberReasons,
    ...fileReasons,
    ...methodReasons,
    ...subscriptionReasons,
    ...voucherReasons,
  ] as const;
/** Every reason of a refusal, beside its code. */
export type RefusalReason = ReturnType<typeof refusalReasons>[number];

/** A field reason in a form's spelling. */
export type FieldProblem = Lowercase<(typeof fieldReasons)[number]>;

/** Converts a form's reason to the server's. */
export const reasonOf = (problem: FieldProblem): RefusalReason => problem.toUpperCase() as RefusalReason;

/** Converts the server's reason to a form's; null if it isn't about a field. */
export const fieldProblemOf = (reason: RefusalReason | null): FieldProblem | null =>
  fieldReasons.some((known) => known === reason) ? (reason?.toLowerCase() as FieldProblem) : null;
