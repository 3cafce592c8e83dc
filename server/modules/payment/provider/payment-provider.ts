import type { PaymentErrorCode } from '@sonde/machines/rules/errors';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { DebitFailure } from '../../../kernel/resolver-types.generated.ts';
import type { MethodVault } from './method-vault.ts';
import type { Payer } from './payer.ts';
import type { PaymentDetails } from './payment-method.ts';

/** Why a charge definitely failed: a code about the payment details, or ORDER_CREATION_FAILED if the shop caused it. */
export type ChargeFailureCode = PaymentErrorCode | 'ORDER_CREATION_FAILED';

/** What a provider needs to charge an order. */
export interface ChargeRequest {
  /** The provider's idempotency key: the same ID never charges twice. */
  readonly attemptId: string;
  readonly method: PaymentMethod;
  /** In minor units. */
  readonly amount: number;
  /** Three letters. */
  readonly currency: string;
  /** The provider's token; empty for a method without one. */
  readonly paymentMethodId: string;
  /** Null for a change of a subscription, which is always paid with a token. */
  readonly payer: Payer | null;
  /** The provider's customer who owns the method; null for details entered just now. */
  readonly customerId: string | null;
  /** The buyer who agreed to save the method for later payments; null otherwise. */
  readonly keptFor: { readonly email: string } | null;
  /** Null for a change of a subscription, which has no order. */
  readonly orderNumber: string | null;
  /** The URL to which the buyer's bank returns the buyer after a full-page redirect. */
  readonly returnUrl: string;
  /** Whether this was requested before: a refusal now doesn't mean that nothing was charged then. */
  readonly isRepeated: boolean;
}

/** An off-session charge of a saved method, without a buyer who could confirm it with their bank. */
export interface RenewalCharge extends Pick<
  ChargeRequest,
  'method' | 'amount' | 'currency' | 'paymentMethodId'
> {
  /** The provider's idempotency key: the same key never charges twice. */
  readonly key: string;
  readonly customerId: string;
  readonly description: string;
}

/** A payment method that the provider saved with a payment, for later ones. */
export interface KeptPaymentMethod {
  readonly customerId: string;
  /** The provider's token. */
  readonly token: string;
  readonly details: PaymentDetails;
}

/**
 * The provider's response about a payment. `declined` is definite: nothing was charged. `unclear` isn't: there was no
 * response, or none that can be trusted, so the request has to be repeated.
 */
export type ChargeResult =
  | {
      readonly status: 'succeeded';
      readonly intentId: string;
      readonly details: PaymentDetails | null;
      /** The payment method, if it was saved for later payments. */
      readonly kept: KeptPaymentMethod | null;
    }
  | { readonly status: 'requires_action'; readonly intentId: string; readonly clientSecret: string }
  | {
      readonly status: 'processing';
      readonly intentId: string;
      readonly details: PaymentDetails | null;
      /** The provider's page on which the buyer verifies the account first; null if they needn't. */
      readonly verificationUrl: string | null;
    }
  | {
      readonly status: 'declined';
      readonly intentId: string | null;
      readonly code: ChargeFailureCode;
      /** Why the bank returned a debit, if it was one. */
      readonly debitFailure?: DebitFailure;
    }
  | { readonly status: 'unclear'; readonly intentId: string | null };

/** What a payment has to be if the shop didn't learn of it from its own request. `amount` is in minor units. */
export type AskedPayment = Pick<ChargeRequest, 'attemptId' | 'amount' | 'currency'>;

type RefundResult =
  | {
      readonly status: 'refunded';
      /** The provider's; null if it only says that everything was refunded before. */
      readonly refundId: string | null;
    }
  /** Definite; `reason` is the provider's sentence, for the log. */
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'unclear' };

/** A refund in the provider's books; `amount` in minor units. */
export interface ProviderRefund {
  /** The provider's. */
  readonly id: string;
  readonly amount: number;
}

/** A refund whose money came back to the shop's account at the provider, such as from a closed account. */
export interface FailedProviderRefund extends ProviderRefund {
  /** The provider's. */
  readonly reason: string;
}

/** The refunds of a payment that have ended, no matter who made them, oldest first. */
export interface ProviderRefunds {
  readonly made: readonly ProviderRefund[];
  readonly failed: readonly FailedProviderRefund[];
}

/** A payment in the provider's books; amounts in minor units. */
export interface ProviderPayment {
  readonly intentId: string;
  /** Null for a payment that this shop didn't make. */
  readonly attemptId: string | null;
  /** The key of a renewal's charge; null for every other payment. */
  readonly renewalKey: string | null;
  /** The attempt to charge a change of a subscription; null for every other payment. */
  readonly changeId: string | null;
  /** The provider's status; `succeeded` once the payment has arrived. */
  readonly status: string;
  readonly amount: number;
  readonly amountReceived: number;
  readonly amountRefunded: number;
  readonly currency: string;
  readonly createdAt: Date;
}

/**
 * What an event means for the payment: it was charged, something else may have changed, a refund was made, or it is
 * disputed; or that the mandate of an account may have changed. Null for an event of which the shop needs nothing.
 */
export type EventMeaning = 'charged' | 'changed' | 'refunded' | 'disputed' | 'mandate' | null;

/** An event at the provider. It only triggers a check: the state is fetched again. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly meaning: EventMeaning;
  /** The payment that it is about; null for events about anything else. */
  readonly intentId: string | null;
  /** The mandate that it is about; null for events about anything else. */
  readonly mandateId: string | null;
  /** The attempt that the payment was made for; null if the event's object names none of ours. */
  readonly attemptId: string | null;
}

/** The classification of a webhook request. */
export type WebhookContent =
  /** Its signature isn't ours, or is more than five minutes off. */
  | { readonly kind: 'unsigned' }
  /** It can't be judged at the moment. */
  | { readonly kind: 'unclear' }
  /** The provider signed it, but it isn't an event. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'event'; readonly event: ProviderEvent };

/** A payment provider as the shop needs it. No method throws if the provider doesn't respond, except `list`. */
export interface PaymentProvider {
  /** How long the provider repeats the response to a key, in seconds. */
  readonly keyLifetimeSeconds: number;
  /** How long after a payment or refund `list` may still lack it, in seconds. */
  readonly listDelaySeconds: number;
  /** Charges, or repeats the response to the first request with the same attempt ID (for `keyLifetimeSeconds`). */
  charge(request: ChargeRequest): Promise<ChargeResult>;
  /**
   * The present state of a payment. Where the provider leaves it to the shop to take the money that the buyer has
   * approved, this takes it. With `asked`, a payment of another attempt or amount is unclear, and an alert.
   */
  retrieve(intentId: string, asked?: AskedPayment): Promise<ChargeResult>;
  /**
   * Looks up the payment of an attempt; null if the provider doesn't know it. May be a minute behind. If only payments
   * of another amount or currency name the attempt, it is unclear, and an alert.
   */
  find(asked: AskedPayment): Promise<ChargeResult | null>;
  /** Looks up the payment of a change of a subscription, as `find` does. */
  findChange(asked: AskedPayment): Promise<ChargeResult | null>;
  /** Cancels a payment that isn't finished; returns the result of one that is. */
  cancel(intentId: string): Promise<ChargeResult>;
  /** Refunds `amount` (minor units); the same key never refunds twice. */
  refund(intentId: string, amount: number, key: string): Promise<RefundResult>;
  /** The refunds of a payment; null without a clear response. */
  refundsOf(intentId: string): Promise<ProviderRefunds | null>;
  /** Reads a webhook request; `rawBody` must be its exact bytes, which the provider signed, as `headers` prove. */
  readWebhook(rawBody: string | Uint8Array, headers: Headers): Promise<WebhookContent>;
  /** Every payment made after the given moment, newest first. Throws if the provider doesn't respond. */
  list(createdAfter: Date): AsyncIterable<ProviderPayment>;
}

/** A provider that also saves payment methods and charges them off-session. */
export interface CardProvider extends PaymentProvider, MethodVault {
  /** Charges off-session. If the bank requires confirmation, the charge is declined. Repeats as `charge` does. */
  chargeRenewal(charge: RenewalCharge): Promise<ChargeResult>;
  /** Looks up the payment of a renewal by its key, as `find` does. */
  findRenewal(asked: AskedPayment): Promise<ChargeResult | null>;
}
