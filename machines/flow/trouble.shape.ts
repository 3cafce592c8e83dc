import { type ErrorCode, isErrorCode, type RefusalReason } from '../rules/errors/index.ts';
import type { Refusal, Trouble } from './refusal.ts';
import { type Check, hasShape, isListOf, isName, isNullOr, isNumber, isOneOf, isString } from './shape.ts';

/** Whether an unknown value is a {@link Refusal}. */
export const isRefusal: Check<Refusal> = hasShape({
  code: (code): code is ErrorCode => isString(code) && isErrorCode(code),
  field: isNullOr(isString),
  reason: isNullOr(isName<RefusalReason>()),
  most: isNullOr(isNumber),
});

const shapes: { readonly [Kind in Trouble['kind']]: Check<Extract<Trouble, { kind: Kind }>> } = {
  connection: hasShape({ kind: isOneOf(['connection']) }),
  session: hasShape({ kind: isOneOf(['session']) }),
  busy: hasShape({ kind: isOneOf(['busy']), retryAfterSeconds: isNumber }),
  refused: hasShape({ kind: isOneOf(['refused']), refusals: isListOf(isRefusal) }),
};

/** Whether an unknown value is a {@link Trouble}. */
export const isTrouble: Check<Trouble> = (value): value is Trouble =>
  Object.values<Check>(shapes).some((is) => is(value));
