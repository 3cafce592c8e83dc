import type { Trouble } from '../flow/index.ts';

/** What the shop answers to a proof. A rejected promise means that it didn't answer. */
export type OrderAccessAnswer =
  | { readonly status: 'granted'; readonly accessKey: string }
  /** For a wrong address and for an unknown order alike. */
  | { readonly status: 'refused' }
  /** Too many wrong addresses. */
  | { readonly status: 'limited' };

/** What the flow asks of the world. */
export interface OrderAccessPorts {
  /** Proves the order by what the browser has: the key it was placed with, or who is signed in. */
  proveOrder(input: Record<string, never>): Promise<OrderAccessAnswer>;
  /** Proves the order by its email address. */
  checkEmailOfOrder(input: { readonly email: string }): Promise<OrderAccessAnswer>;
  /** Opens the page anew, with names and addresses. */
  showOrder(input: { readonly accessKey: string }): Promise<void>;
}

export interface OrderAccessInput {
  /** Whether this browser may have placed the order, or someone is signed in. */
  readonly hasProof: boolean;
}

export interface OrderAccessContext extends OrderAccessInput {
  /** As typed. */
  readonly email: string;
  /** Opens the order for a day; null before it is proved. */
  readonly accessKey: string | null;
  /** Why the shop didn't answer; null when it did. */
  readonly trouble: Trouble | null;
}

export type OrderAccessEvent =
  | { readonly type: 'email.changed'; readonly email: string }
  | { readonly type: 'email.submitted' }
  | { readonly type: 'session.begun.elsewhere' };
