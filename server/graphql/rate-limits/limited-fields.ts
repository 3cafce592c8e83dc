import { type GraphQLFieldResolver, type GraphQLSchema, GraphQLError } from 'graphql';
import { paymentErrorCodes } from '@sonde/machines/rules/errors';
import { tidyTaxId } from '@sonde/machines/rules/tax';
import { normaliseVoucherCode } from '@sonde/machines/rules/promotions';
import { answerWith } from '../../modules/checkout/change-checkout.ts';
import { checkoutPayload, refusalFields } from '../../modules/checkout/checkout-payload.ts';
import { formPayload } from '../../modules/lead/form-payload.ts';
import { refusal } from '../../modules/order/refusal.ts';
import type { GraphqlContext } from '../context.ts';
import { idOfType, parseGlobalId } from '../global-id.ts';
import { type RateLimitName, type RateLimits, type Subject, createRateLimits } from './rate-limits.ts';

/** Arguments by which root fields are limited. */
interface LimitedArguments {
  readonly token?: string;
  readonly id?: string;
  readonly checkoutId?: string;
  readonly voucherCode?: string | null;
  readonly vatRegistrationNumber?: string | null;
  readonly input?: { readonly voucherCode?: string | null };
}

/** What answers of root fields tell of a failure. */
interface LimitedAnswer {
  readonly errors?: readonly unknown[];
  readonly checkoutErrors?: readonly { readonly code: string; readonly field: string | null }[];
  readonly checkout?: { readonly vatRegistrationStatus?: string | null } | null;
  readonly voucher?: unknown;
  readonly order?: unknown;
}

interface FieldRule {
  readonly limit: RateLimitName;
  applies(field: string, given: LimitedArguments): boolean;
  isFailure(answer: LimitedAnswer | null): boolean;
  /** What to do beyond the limit instead of refusing everything: the arguments without what is limited. */
  without?(field: string, given: LimitedArguments): LimitedArguments | null;
  /**
   * Whether nothing is tried any more beyond the limit. Where it is, a right try is refused with the wrong ones; where
   * it is not, only the wrong ones are.
   */
  readonly refusesBefore: boolean;
}

const tokenKinds: readonly string[] = ['Checkout', 'Order'];

function refusedWith(answer: LimitedAnswer | null, pattern: RegExp): boolean {
  return answer?.checkoutErrors?.some(({ code }) => pattern.test(code)) ?? false;
}

/** The codes of a card that the bank or the provider refused. */
const declined = new RegExp(`^(?:${paymentErrorCodes.join('|')})$`);

const fieldRules: readonly FieldRule[] = [
  {
    limit: 'voucher',
    applies: (_field, { voucherCode, input }) =>
      normaliseVoucherCode(voucherCode ?? input?.voucherCode ?? '') !== '',
    isFailure: (answer) => answer?.voucher === null || refusedWith(answer, /^VOUCHER_/),
    refusesBefore: true,
    without: (field, given) =>
      field === 'checkoutCreate' ? { ...given, input: { ...given.input, voucherCode: null } } : null,
  },
  {
    limit: 'checkout',
    applies: (field) => field === 'checkoutCreate' || field === 'checkoutContinue',
    isFailure: () => true,
    refusesBefore: true,
  },
  {
    limit: 'decline',
    applies: (field) => field === 'checkoutComplete',
    isFailure: (answer) => refusedWith(answer, declined),
    refusesBefore: true,
  },
  {
    limit: 'placement',
    applies: (field) => field === 'checkoutComplete',
    isFailure: (answer) => refusedWith(answer, /^(?!NOT_FOUND$)/),
    refusesBefore: true,
  },
  {
    limit: 'taxId',
    applies: (field, { vatRegistrationNumber }) =>
      field === 'checkoutVatNumberUpdate' && tidyTaxId(vatRegistrationNumber ?? '') !== '',
    isFailure: (answer) => answer?.checkout != null && answer.checkout.vatRegistrationStatus !== 'CONFIRMED',
    refusesBefore: true,
  },
  {
    limit: 'addressSearch',
    applies: (field) => field === 'addressSuggestions' || field === 'suggestedAddress',
    isFailure: () => true,
    refusesBefore: true,
  },
  {
    limit: 'leadForm',
    applies: (field) => field === 'leadFormSubmit',
    isFailure: () => true,
    refusesBefore: true,
  },
  {
    limit: 'token',
    applies: (_field, { token, checkoutId, id }) =>
      token !== undefined ||
      checkoutId !== undefined ||
      tokenKinds.includes(parseGlobalId(id ?? '')?.type ?? ''),
    isFailure: (answer) =>
      answer === null ||
      (answer.checkoutErrors ?? []).some(({ code, field }) => code === 'NOT_FOUND' && field === 'checkoutId'),
    // Nobody guesses 256 bits: whoever has a token is never kept waiting because of a neighbour's errors.
    refusesBefore: false,
  },
];

const tooManyTries = 'TOO_MANY_TRIES';

type Refuse = (given: LimitedArguments, context: GraphqlContext) => Promise<unknown>;

const refuseQuery: Refuse = () =>
  Promise.reject(new GraphQLError(tooManyTries, { extensions: { code: 'RATE_LIMITED' } }));

/** The answer of every mutation that changed nothing, with the checkout as it is where there is one. */
const refuseMutation: Refuse = async ({ checkoutId }, context) => {
  const token = idOfType('Checkout', checkoutId ?? '') ?? '';
  const { checkout } = await answerWith(context, token, []);
  const refusals = [refusal('OPERATION_NOT_ALLOWED', null, tooManyTries)];
  return {
    ...formPayload(refusals),
    ...checkoutPayload({ refusals, checkout }, context),
    orderId: null,
    confirmationNeeded: false,
    paymentIntentSecret: null,
    isPending: false,
  };
};

/** The answer of a mutation that was done without its code. */
function withRefusedCode(answer: LimitedAnswer | null) {
  const { errors, checkoutErrors } = refusalFields([
    refusal('OPERATION_NOT_ALLOWED', 'voucherCode', tooManyTries),
  ]);
  return {
    ...answer,
    errors: [...(answer?.errors ?? []), ...errors],
    checkoutErrors: [...(answer?.checkoutErrors ?? []), ...checkoutErrors],
  };
}

type Resolve = GraphQLFieldResolver<unknown, GraphqlContext, LimitedArguments>;

interface Surroundings {
  readonly limits: RateLimits;
  readonly refuse: Refuse;
  /** Hears of every refusal, with the seconds to wait. */
  readonly onRefused: (context: GraphqlContext, seconds: number) => void;
}

/** Each use of the field counts, so that aliases do not help. */
function limitField(field: string, resolve: Resolve, { limits, refuse, onRefused }: Surroundings): Resolve {
  return async (parent, given, context, info) => {
    const rules = fieldRules.filter((rule) => rule.applies(field, given));
    const subject: Subject = { address: context.clientAddress, checkout: given.checkoutId ?? null };
    const waitFor = (among: readonly FieldRule[]) =>
      Math.max(0, ...among.map(({ limit }) => limits.waitFor(limit, subject)));
    const refused = (seconds: number) => {
      onRefused(context, seconds);
      return refuse(given, context);
    };

    const exceeded = rules.filter((rule) => rule.refusesBefore && waitFor([rule]) > 0);
    const rest = exceeded.length === 1 ? (exceeded[0]?.without?.(field, given) ?? null) : null;
    if (exceeded.length > 0 && rest === null) return refused(waitFor(exceeded));
    const answer = (await resolve(parent, rest ?? given, context, info)) as LimitedAnswer | null;
    const failed = rules.filter((rule) => !exceeded.includes(rule) && rule.isFailure(answer));
    const after = waitFor(failed.filter(({ refusesBefore }) => !refusesBefore));
    for (const { limit } of failed) limits.count(limit, subject);
    if (after > 0) return refused(after);
    return rest === null ? answer : withRefusedCode(answer);
  };
}

/**
 * Limits how often root fields may fail, or be asked: `rateLimits` says how often, `fieldRules` what counts. A mutation beyond it is
 * refused in its payload, a query by a GraphQL error with the code RATE_LIMITED. The schema's fields are changed in
 * place. Answers what tells of a request that was refused, by its context, how many seconds to wait.
 */
export function limitFields(
  schema: GraphQLSchema,
  now: () => Date,
  scale: number,
): (context: GraphqlContext) => number | undefined {
  const limits = createRateLimits(() => now().getTime(), scale);
  const waits = new WeakMap<object, number>();
  const onRefused: Surroundings['onRefused'] = (context, seconds) =>
    void waits.set(context, Math.max(seconds, waits.get(context) ?? 0));

  for (const [type, refuse] of [
    [schema.getQueryType(), refuseQuery],
    [schema.getMutationType(), refuseMutation],
  ] as const) {
    for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
      const { resolve } = field;
      if (resolve) field.resolve = limitField(name, resolve as Resolve, { limits, refuse, onRefused });
    }
  }

  return (context) => waits.get(context);
}
