import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { MandateFacts, MethodEdit, PaymentDetails } from './payment-method.ts';

/** The future owner of payment methods at the provider. */
export interface CustomerRequest {
  /**
   * The provider creates one customer for it, however often it is called, as long as the other fields stay the same.
   */
  readonly key: string;
  /** Null for an organization, which has none. */
  readonly email: string | null;
  readonly name: string;
}

/** Details entered at the provider, to be saved for later payments. */
export interface KeepRequest {
  /** The provider's idempotency key: it saves them once. */
  readonly key: string;
  readonly customerId: string;
  readonly method: PaymentMethod;
  /** The provider's token for the entered details. */
  readonly token: string;
  /** The URL to which the bank returns the buyer after a full-page redirect. */
  readonly returnUrl: string;
}

/** The result of saving a payment method; `unclear` has to be repeated with the same key. */
export type KeepResult =
  | { readonly status: 'kept'; readonly token: string; readonly details: PaymentDetails }
  /** The buyer's bank requires confirmation; afterwards the same request continues. */
  | { readonly status: 'requires_action'; readonly clientSecret: string }
  /** Definite: the bank or the provider refuses it. */
  | { readonly status: 'refused' }
  | { readonly status: 'unclear' };

/** A mandate as it is now. */
export interface MandateState extends MandateFacts {
  /** The provider's token of the account. */
  readonly token: string;
}

/** Saves payment methods for later payments. No method throws if the provider doesn't respond. */
export interface MethodVault {
  /** The provider's ID of the customer; null if the response is unclear. */
  createCustomer(request: CustomerRequest): Promise<string | null>;
  /** Saves a method with its customer; the buyer's bank may have to be asked first. */
  keepMethod(request: KeepRequest): Promise<KeepResult>;
  /** Changes a card's name or expiration date; `unclear` without a response. */
  changeMethod(token: string, edit: MethodEdit): Promise<'changed' | 'refused' | 'unclear'>;
  /**
   * Detaches it from its customer, so that it can never be charged again; the mandate of an account ends with it. Also returns true if it was detached before.
   */
  forgetMethod(token: string): Promise<boolean>;
  /** A mandate by the provider's ID; null without a clear response. */
  mandateOf(id: string): Promise<MandateState | null>;
}
