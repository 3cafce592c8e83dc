import { isErrorCode, refusalReasons } from '../rules/errors/index.ts';
import { hasShape, isListOf, isNullOr, isNumber, isOneOf, isRecord, isString } from './shape.ts';

const isRefusal = hasShape({
  code: (code) => isString(code) && isErrorCode(code as string),
  field: isNullOr(isString),
  reason: isNullOr(isOneOf(refusalReasons)),
  most: isNullOr(isNumber),
});
/** Whether an unknown value is a trouble of a flow. */
export const isTrouble = (value: unknown): boolean =>
  isRecord(value) &&
  (value['kind'] === 'connection' ||
    (value['kind'] === 'busy' && isNumber(value['retryAfterSeconds'])) ||
    (value['kind'] === 'refused' && isListOf(isRefusal)(value['refusals'])));
