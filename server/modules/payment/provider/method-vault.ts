import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { MethodEdit, PaymentDetails } from './payment-method.ts';

/** Who is to have payment methods at the provider. */
export interface CustomerRequest {
  /** The provider makes one customer of it, however often it is asked, as long as the rest is the same. */
  readonly key: string;
  /** Null for an organization, which has none. */
  readonly email: string | null;
  readonly name: string;
}

/** What a buyer entered at the provider, to be kept for later payments. */
export interface KeepRequest {
  /** The provider keeps it once by this. */
  readonly key: string;
  readonly customerId: string;
  readonly method: PaymentMethod;
  /** The provider's name for what was entered. */
  readonly token: string;
  /** Where the bank sends the buyer back to when it takes the whole window. */
  readonly returnUrl: string;
}

/** What became of a wish to keep a payment method; `unclear` is to be asked again with the same key. */
export type KeepResult =
  | { readonly status: 'kept'; readonly token: string; readonly details: PaymentDetails }
  /** The buyer's bank asks; once it is answered, the same request goes on. */
  | { readonly status: 'requires_action'; readonly clientSecret: string }
  /** Definite: the bank or the provider does not take it. */
  | { readonly status: 'refused' }
  | { readonly status: 'unclear' };

/** Who keeps payment methods for later payments. Nothing throws because the provider does not answer. */
export interface MethodVault {
  /** The provider's id of the customer; null when the answer is not clear. */
  createCustomer(request: CustomerRequest): Promise<string | null>;
  keepMethod(request: KeepRequest): Promise<KeepResult>;
  changeMethod(token: string, edit: MethodEdit): Promise<'changed' | 'refused' | 'unclear'>;
  /** Takes it away from its customer, so that it can never be charged again; true also where it was before. */
  forgetMethod(token: string): Promise<boolean>;
}
