import type { ErrorCode } from '@sonde/machines/rules/errors';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import { parseGlobalId } from './global-id.ts';
import type { RateLimitName } from './rate-limits/rate-limits.ts';
import type { RequestFacts } from './request-facts.ts';
import { type Refusal, refusal } from './refusal.ts';

/** The arguments of queries and mutations that limits examine. */
export interface LimitedArguments {
  readonly token?: string;
  readonly referrerToken?: string;
  readonly id?: string;
  readonly checkoutId?: string;
  readonly orderId?: string;
  readonly idempotencyKey?: string | null;
  readonly email?: string | null;
  readonly voucherCode?: string | null;
  readonly vatRegistrationNumber?: string | null;
  readonly expectedTotal?: { readonly amount: number };
  readonly expectedPayment?: { readonly method: PaymentMethod } | null;
  readonly input?: { readonly voucherCode?: string | null; readonly email?: string | null };
}

/** The parts of responses that show a failure. */
export interface LimitedAnswer {
  readonly errors?: readonly unknown[];
  readonly checkoutErrors?: readonly {
    readonly code: ErrorCode;
    readonly field: string | null;
    readonly reason?: string | null;
  }[];
  readonly accountErrors?: readonly unknown[];
  readonly paymentErrors?: readonly { readonly code: string }[];
  readonly invoiceErrors?: readonly { readonly code: string }[];
  readonly orderErrors?: readonly { readonly code: string }[];
  readonly subscriptionErrors?: readonly { readonly code: string }[];
  readonly checkout?: { readonly vatRegistrationStatus?: string | null } | null;
  readonly voucher?: unknown;
  readonly order?: unknown;
}

/** Runs a part of a use within a limit that only it has; null, with the client told how long to wait, beyond it. */
export type LimitPart = <Used>(
  part: () => Promise<Used>,
  counts: (used: Used) => boolean,
) => Promise<Used | null>;

/** What counts towards a limit, and what happens beyond it. Declared beside the resolver that it protects. */
export interface FieldLimit {
  readonly limit: RateLimitName;
  /** Whether these arguments are limited; by default, all are. */
  readonly applies?: (given: LimitedArguments) => boolean;
  /** Takes over: the resolver learns itself whether the limit applies to these arguments, and runs that part within it. */
  readonly takeOver?: (given: LimitedArguments, limitPart: LimitPart) => void;
  /** Whether the response counts; by default, every use does. */
  readonly isFailure?: (answer: LimitedAnswer | null) => boolean;
  /** What happens beyond the limit instead of a complete refusal. */
  readonly otherwise?: {
    /** The arguments without the limited ones. */
    readonly without: (given: LimitedArguments) => LimitedArguments;
    /** The response to those arguments, with the refusal of the rest. */
    readonly refusing: (answer: LimitedAnswer | null, refusal: (field: string) => Refusal) => object;
  };
  /**
   * If true, beyond the limit only wrong attempts are refused. Otherwise nothing is attempted, so right attempts are
   * refused too.
   */
  readonly letsRightTriesPass?: true;
}

/**
 * The address that a mutation sends mail to for free, as its caller chose it. Null if it sends none, and if the mail
 * costs its sender something.
 */
export type RecipientOf = (
  given: LimitedArguments,
  facts: RequestFacts,
) => string | null | Promise<string | null>;

/** The refusal of more mail to one mailbox. */
export const tooManyMails: Refusal = refusal('OPERATION_NOT_ALLOWED', null, 'TOO_MANY_MAILS');

/** The refusal beyond a limit. */
export const tooManyTries = (field: string | null): Refusal =>
  refusal('OPERATION_NOT_ALLOWED', field, 'TOO_MANY_TRIES');

/** Whether a checkout response has a refusal with a matching code. */
export const isRefusedWith = (answer: LimitedAnswer | null, isMeant: (code: ErrorCode) => boolean): boolean =>
  answer?.checkoutErrors?.some(({ code }) => isMeant(code)) ?? false;

const tokenTypes: readonly string[] = ['Checkout', 'Order'];

/**
 * Limits every query and mutation with the token of a checkout, an order or a referrer. Guessing 256 bits is impossible, so a client
 * with a valid token never waits because of others' errors.
 */
export const tokenLimit: FieldLimit = {
  limit: 'token',
  applies: ({ token, referrerToken, checkoutId, id }) =>
    token !== undefined ||
    referrerToken !== undefined ||
    checkoutId !== undefined ||
    tokenTypes.includes(parseGlobalId(id ?? '')?.type ?? ''),
  isFailure: (answer) =>
    answer === null ||
    (answer.checkoutErrors ?? []).some(({ code, field }) => code === 'NOT_FOUND' && field === 'checkoutId'),
  letsRightTriesPass: true,
};
