import { fromMajorUnits, isCurrency, type Money } from '@sonde/machines/rules/money';
import { checkShortText } from '../../kernel/text-input.ts';
import type { PaymentInput, TrialChargeInput } from '../../kernel/resolver-types.generated.ts';
import { readPayment } from '../checkout/payment-input.ts';
import type { PlacementRequest } from './place-order.ts';
import { checkOptionalKey, keyMaxLength } from '../../kernel/idempotency-key.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';

/** A request to place an order, before validation. */
export interface TypedCompletion {
  readonly token: string;
  readonly idempotencyKey: string | null;
  readonly buyerKey: string | null;
  readonly expectedTotal: { readonly amount: number; readonly currency: string };
  /** Null if not specified. */
  readonly expectedPayment: PaymentInput | null;
  /** Null if not specified. */
  readonly expectedTrialCharge: TrialChargeInput | null;
  readonly attestations: readonly string[];
}

export type CompletionVerdict =
  | { readonly ok: true; readonly request: Omit<PlacementRequest, 'countedEmail' | 'limitTrial'> }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

const largestTotal = 1e12;

function readTotal({ amount, currency }: TypedCompletion['expectedTotal']): Money | null {
  return isCurrency(currency) && amount >= 0 && amount <= largestTotal
    ? fromMajorUnits(amount, currency)
    : null;
}

/** Validates the request to place an order. */
export function readCompletion({
  token,
  idempotencyKey,
  buyerKey,
  expectedTotal,
  expectedPayment,
  expectedTrialCharge,
  attestations,
}: TypedCompletion): CompletionVerdict {
  const total = readTotal(expectedTotal);
  const trialPrice = expectedTrialCharge && readTotal(expectedTrialCharge.price);
  const refusals = [
    ...checkOptionalKey(idempotencyKey),
    ...checkShortText('buyerKey', buyerKey ?? '', keyMaxLength),
    ...(total === null ? [refusal('INVALID', 'expectedTotal', 'FORMAT')] : []),
    ...(expectedTrialCharge && trialPrice === null
      ? [refusal('INVALID', 'expectedTrialCharge', 'FORMAT')]
      : []),
  ];
  if (total === null || refusals.length > 0) return { ok: false, refusals };
  return {
    ok: true,
    request: {
      token,
      idempotencyKey,
      buyerKey,
      terms: {
        expectedTotal: total,
        attestations: [...new Set(attestations)].sort(),
        // Omitted, so that the parameters of a key that was first used without it stay the same.
        ...(expectedPayment && { expectedPayment: readPayment(expectedPayment) }),
        ...(expectedTrialCharge &&
          trialPrice && {
            expectedTrialCharge: { price: trialPrice, chargeOn: expectedTrialCharge.chargeOn },
          }),
      },
    },
  };
}
