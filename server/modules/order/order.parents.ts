import type { apiQuote } from './api-quote.ts';
import type { checkoutPayload } from '../checkout/checkout-payload.ts';

/** Payload of `checkoutComplete`. The order is read only if the caller requests more than its token. */
export interface CompletionParent extends ReturnType<typeof checkoutPayload> {
  /** Null until the order is confirmed. */
  readonly orderId: string | null;
  readonly confirmationNeeded: boolean;
  readonly paymentIntentSecret: string | null;
  readonly isPending: boolean;
}

declare module '../../kernel/parent-types.ts' {
  interface ParentTypes {
    CheckoutComplete: CompletionParent;
    OrderQuote: NonNullable<ReturnType<typeof apiQuote>>;
  }
}
