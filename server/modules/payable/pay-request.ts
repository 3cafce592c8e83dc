import { missingAttestations } from '@sonde/machines/rules/checkout';
import { fromMajorUnits, isCurrency, type Money } from '@sonde/machines/rules/money';
import { isDebitOffered } from '@sonde/machines/rules/payment';
import { checkIdempotencyKey, hashParameters } from '../../kernel/idempotency-key.ts';
import { refusal, type Refusal } from '../../kernel/refusal.ts';
import type { PaymentInput } from '../../kernel/resolver-types.generated.ts';
import type { PayableServices } from './payable-services.ts';
import type { PayRequest } from './payable.model.ts';

/** The arguments of a payment, unchecked. */
export interface TypedPay {
  readonly token: string;
  readonly idempotencyKey: string | null;
  readonly expectedTotal: { readonly amount: number; readonly currency: string };
  readonly payment: PaymentInput;
  /** As in the API, such as `DE`. */
  readonly languageCode: string;
  readonly attestations: readonly string[];
}

const largestTotal = 1e12;

const totalOf = ({ amount, currency }: TypedPay['expectedTotal']): Money | null =>
  isCurrency(currency) && amount >= 0 && amount <= largestTotal ? fromMajorUnits(amount, currency) : null;

/** The provider's token for the entered details. */
const tokenPattern = /^[A-Za-z0-9_]{1,255}$/;

/** Why the payment can't be charged; null if it can. */
function paymentProblem(
  { gatewayOf }: Pick<PayableServices, 'gatewayOf'>,
  { gateway, method, token }: PaymentInput,
): Refusal | null {
  const expected = gatewayOf(method);
  if (expected === null || expected.name === 'none') return refusal('PAYMENT_NOT_FOUND', 'method');
  if (expected.name !== gateway) return refusal('PAYMENT_NOT_FOUND', 'gateway');
  return expected.needsToken && !tokenPattern.test(token ?? '')
    ? refusal('INVALID', 'token', 'FORMAT')
    : null;
}

/** The person who lets an account be debited agrees to it. */
const authorizationOf = (method: PaymentInput['method']) =>
  isDebitOffered(method) ? (['PAYMENT_AUTHORIZATION'] as const) : [];

/** The request, or why it is refused. */
export function readPay(
  services: Pick<PayableServices, 'gatewayOf'>,
  { token: debt, idempotencyKey, expectedTotal, payment, languageCode, attestations }: TypedPay,
): PayRequest | Refusal {
  const key = idempotencyKey ?? '';
  const total = totalOf(expectedTotal);
  const [keyRefusal] = checkIdempotencyKey(key);
  if (keyRefusal !== undefined) return keyRefusal;
  if (total === null) return refusal('INVALID', 'expectedTotal', 'FORMAT');
  const problem = paymentProblem(services, payment);
  if (problem !== null) return problem;
  const { method } = payment;
  const required = authorizationOf(method);
  if (missingAttestations(required, attestations).length > 0)
    return refusal('INVALID', 'attestations', 'REQUIRED');
  const token = services.gatewayOf(method)?.needsToken ? (payment.token ?? '') : '';
  return {
    key,
    parametersHash: hashParameters({ debt, expectedTotal, method, token }).toString('hex'),
    expectedTotal: total,
    method,
    token,
    language: languageCode.toLowerCase(),
    attestations: required,
  };
}
