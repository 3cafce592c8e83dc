import type { ErrorCode } from '@sonde/machines/rules/errors';
import { parseGlobalId } from './global-id.ts';
import type { RateLimitName } from './rate-limits/rate-limits.ts';
import { type Refusal, refusal } from './refusal.ts';

/** The arguments of queries and mutations that limits look at. */
export interface LimitedArguments {
  readonly token?: string;
  readonly id?: string;
  readonly checkoutId?: string;
  readonly voucherCode?: string | null;
  readonly vatRegistrationNumber?: string | null;
  readonly input?: { readonly voucherCode?: string | null };
}

/** What the answers of queries and mutations tell of a failure. */
export interface LimitedAnswer {
  readonly errors?: readonly unknown[];
  readonly checkoutErrors?: readonly { readonly code: ErrorCode; readonly field: string | null }[];
  readonly accountErrors?: readonly unknown[];
  readonly paymentErrors?: readonly { readonly code: string }[];
  readonly checkout?: { readonly vatRegistrationStatus?: string | null } | null;
  readonly voucher?: unknown;
  readonly order?: unknown;
}

/** What counts towards a limit, and what happens beyond it. It stands beside the resolver that it protects. */
export interface FieldLimit {
  readonly limit: RateLimitName;
  /** Whether these arguments are limited; left out where all are. */
  readonly applies?: (given: LimitedArguments) => boolean;
  /** Whether the answer counts; left out where every use does. */
  readonly isFailure?: (answer: LimitedAnswer | null) => boolean;
  /** What is done beyond the limit instead of refusing everything. */
  readonly otherwise?: {
    /** The arguments without what is limited. */
    readonly without: (given: LimitedArguments) => LimitedArguments;
    /** The answer to those, with the refusal of the rest. */
    readonly refusing: (answer: LimitedAnswer | null, refusal: (field: string) => Refusal) => object;
  };
  /**
   * True where only wrong tries are refused beyond the limit. Elsewhere nothing is tried any more, and a right try is
   * refused with the wrong ones.
   */
  readonly letsRightTriesPass?: true;
}

/** The refusal of whatever is tried too often. */
export const tooManyTries = (field: string | null): Refusal =>
  refusal('OPERATION_NOT_ALLOWED', field, 'TOO_MANY_TRIES');

/** Whether an answer about a checkout carries a refusal with a code like that. */
export const isRefusedWith = (answer: LimitedAnswer | null, isMeant: (code: ErrorCode) => boolean): boolean =>
  answer?.checkoutErrors?.some(({ code }) => isMeant(code)) ?? false;

const tokenTypes: readonly string[] = ['Checkout', 'Order'];

/**
 * Limits every query and mutation that names a checkout or an order by its token. Nobody guesses 256 bits: whoever has a
 * token is never kept waiting because of a neighbour's errors.
 */
export const tokenLimit: FieldLimit = {
  limit: 'token',
  applies: ({ token, checkoutId, id }) =>
    token !== undefined ||
    checkoutId !== undefined ||
    tokenTypes.includes(parseGlobalId(id ?? '')?.type ?? ''),
  isFailure: (answer) =>
    answer === null ||
    (answer.checkoutErrors ?? []).some(({ code, field }) => code === 'NOT_FOUND' && field === 'checkoutId'),
  letsRightTriesPass: true,
};
