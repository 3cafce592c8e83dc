import type { PaymentErrorCode } from '@sonde/machines/rules/errors';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { MethodVault } from './method-vault.ts';
import type { PaymentDetails } from './payment-method.ts';

/** Why a charge definitely failed: a code for what the buyer pays with, or ORDER_CREATION_FAILED where the shop is to blame. */
export type ChargeFailureCode = PaymentErrorCode | 'ORDER_CREATION_FAILED';

export interface ChargeRequest {
  /** The provider deduplicates by it: the same id never charges twice. */
  readonly attemptId: string;
  readonly method: PaymentMethod;
  /** Minor units. */
  readonly amount: number;
  /** Three letters. */
  readonly currency: string;
  readonly paymentMethodId: string;
  /** Who has what is charged at the provider; null for what was entered just now. */
  readonly customerId: string | null;
  /** The buyer who agreed that it is kept for later payments; null where it is not. */
  readonly keptFor: { readonly email: string } | null;
  readonly orderNumber: string;
  /** Where the buyer's bank sends the buyer back to when it takes the whole window. */
  readonly returnUrl: string;
  /** Whether this was asked before: what is refused now may have been charged then. */
  readonly isRepeated: boolean;
}

/** A charge of something that was saved, while nobody is there to answer the bank's question. */
export interface RenewalCharge extends Pick<
  ChargeRequest,
  'method' | 'amount' | 'currency' | 'paymentMethodId'
> {
  /** The provider deduplicates by it: the same key never charges twice. */
  readonly key: string;
  readonly customerId: string;
  readonly description: string;
}

/** What the provider has kept of a payment for later ones. */
export interface KeptPaymentMethod {
  readonly customerId: string;
  /** The provider's name for it. */
  readonly token: string;
  readonly details: PaymentDetails;
}

/**
 * What the provider says about a payment. `declined` is definite: nothing was charged. `unclear` is not: no answer, or
 * none that can be trusted, so the same question must be asked again.
 */
export type ChargeResult =
  | {
      readonly status: 'succeeded';
      readonly intentId: string;
      readonly details: PaymentDetails | null;
      /** What it was paid with, where that was kept for later payments. */
      readonly kept: KeptPaymentMethod | null;
    }
  | { readonly status: 'requires_action'; readonly intentId: string; readonly clientSecret: string }
  | { readonly status: 'processing'; readonly intentId: string }
  | { readonly status: 'declined'; readonly intentId: string | null; readonly code: ChargeFailureCode }
  | { readonly status: 'unclear'; readonly intentId: string | null };

type RefundResult =
  | { readonly status: 'refunded' }
  /** Definite; `reason` is the provider's sentence, for the log. */
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'unclear' };

/** A payment as the provider's own books have it; amounts in minor units. */
export interface ProviderPayment {
  readonly intentId: string;
  /** Null for a payment that this shop did not make. */
  readonly attemptId: string | null;
  /** The key of a renewal's charge; null for every other payment. */
  readonly renewalKey: string | null;
  /** In the provider's word; `succeeded` once the money came in. */
  readonly status: string;
  readonly amount: number;
  readonly amountReceived: number;
  readonly amountRefunded: number;
  readonly currency: string;
  readonly createdAt: Date;
}

/** Something that happened at the provider. It says what to look at, not what is true: the state is fetched again. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** The payment that it is about; null for events about something else. */
  readonly intentId: string | null;
  /** The attempt that the payment was made for; null where the event's object names none of ours. */
  readonly attemptId: string | null;
}

/** What a webhook request turned out to be. */
export type WebhookContent =
  /** Its signature isn't ours, or is more than five minutes off. */
  | { readonly kind: 'unsigned' }
  /** The provider signed it, but it isn't an event. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'event'; readonly event: ProviderEvent };

/** Who takes payments, as the shop needs it. Nothing throws because the provider does not answer, except `list`. */
export interface PaymentProvider extends MethodVault {
  /** Charges, or repeats the answer of the first try with the same attempt id (for 24 hours). */
  charge(request: ChargeRequest): Promise<ChargeResult>;
  /** Charges off-session; a bank that wants to ask the buyer declines it. Repeats as `charge` does. */
  chargeRenewal(charge: RenewalCharge): Promise<ChargeResult>;
  retrieve(intentId: string): Promise<ChargeResult>;
  /** Looks for the payment of an attempt; null when the provider never heard of it. May be a minute behind. */
  find(attemptId: string): Promise<ChargeResult | null>;
  /** Looks for the payment of a renewal, as `find` does. */
  findRenewal(key: string): Promise<ChargeResult | null>;
  /** Ends a payment that is not finished; tells how it ended when it was. */
  cancel(intentId: string): Promise<ChargeResult>;
  /** Gives back `amount` (minor units); the same key never gives back twice. */
  refund(intentId: string, amount: number, key: string): Promise<RefundResult>;
  /** Reads a webhook request; `rawBody` must be its exact bytes, which are what the provider signs. */
  readWebhook(rawBody: string | Uint8Array, signatureHeader: string | null): WebhookContent;
  /** Every payment made after the moment, newest first. Throws when the provider does not answer. */
  list(createdAfter: Date): AsyncIterable<ProviderPayment>;
}
