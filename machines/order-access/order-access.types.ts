import type { Trouble } from '../flow/index.ts';

/** The shop's response to a proof. Rejects without a response. */
export type OrderAccessAnswer =
  | { readonly status: 'granted'; readonly accessKey: string }
  /** The same for a wrong address and an unknown order. */
  | { readonly status: 'refused' }
  /** Too many wrong addresses. */
  | { readonly status: 'limited' };

/** The ports of the flow. */
export interface OrderAccessPorts {
  /** Proves the order with the browser's data: the key it was placed with, or the session. */
  proveOrder(input: Record<string, never>): Promise<OrderAccessAnswer>;
  /** Proves the order by its email address. */
  checkEmailOfOrder(input: { readonly email: string }): Promise<OrderAccessAnswer>;
  /** Reloads the page, with names and addresses. */
  showOrder(input: { readonly accessKey: string }): Promise<void>;
}

/** What the flow is given when it begins. */
export interface OrderAccessInput {
  /** Whether this browser may have placed the order, or someone is signed in. */
  readonly hasProof: boolean;
}

/** What the flow remembers besides its state. */
export interface OrderAccessContext extends OrderAccessInput {
  /** As typed. */
  readonly email: string;
  /** Grants access to the order for a day; null before. */
  readonly accessKey: string | null;
  /** Why there was no response; null if there was one. */
  readonly trouble: Trouble | null;
}

/** Everything that can be sent to the flow. */
export type OrderAccessEvent =
  | { readonly type: 'email.changed'; readonly email: string }
  | { readonly type: 'email.submitted' }
  | { readonly type: 'session.startedInOtherTab' };
