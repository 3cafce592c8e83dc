import { hashParameters } from '../../server/kernel/idempotency-key.ts';

/** What becomes of a debt without whoever looks at it. */
export type DebtFate = 'open' | 'pending' | 'paid' | 'partlyPaid' | 'expired' | 'missing';

export type PayVariables = Readonly<Record<string, unknown>>;

/** A quote or an invoice that whoever has its link can pay. */
export interface OwedDebt {
  /** Of its link. */
  readonly token: string;
  /** No other request with the same key is under way any more. */
  freeKeys(): Promise<void>;
  bring(fate: DebtFate): Promise<void>;
  /** Waits until the shop knows that the bank has confirmed the payment. */
  untilSettled(): Promise<void>;
  /** Another request with the same key is under way. */
  occupyKey(variables: PayVariables): Promise<void>;
}

/** The digest with which the shop compares payments of one key. */
export function parametersHashOf(debt: string, { expectedTotal, payment }: PayVariables): Buffer {
  const { method, token } = payment as { readonly method: string; readonly token: string };
  return hashParameters({ debt, expectedTotal, method, token });
}

/** The token with which each key was first sent: the same payment is sent again with it. */
export class SentTokens {
  readonly #tokens = new Map<unknown, string>();

  has({ idempotencyKey }: PayVariables): boolean {
    return this.#tokens.has(idempotencyKey);
  }

  /** The payment of a request with this token, or with that of the payment before if it is sent again. */
  paidWith({ idempotencyKey, payment }: PayVariables, token?: string): PayVariables {
    const own = (payment as { readonly token: string }).token;
    const sent = this.#tokens.get(idempotencyKey) ?? token ?? own;
    this.#tokens.set(idempotencyKey, sent);
    return { payment: { ...(payment as object), token: sent } };
  }
}
