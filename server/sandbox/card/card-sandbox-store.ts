import type { DocumentKind, StoredDocument } from './documents.types.ts';

/** The first response under an idempotency key. */
export interface StoredAnswer {
  readonly key: string;
  /** Method and path, such as `POST /v1/payment_intents`. */
  readonly endpoint: string;
  readonly parametersHash: string;
  readonly requestId: string;
  readonly status: number;
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** Everything that one request changes; saved completely or not at all. */
interface Change {
  /** With their new versions: one more than the version that was read, 1 for a new one. */
  readonly documents: readonly StoredDocument[];
  readonly answer: StoredAnswer | null;
  /** Events to deliver, from these times on (milliseconds since 1970). */
  readonly deliveries: readonly { readonly eventId: string; readonly dueAt: number }[];
}

export interface ListQuery {
  readonly kind: DocumentKind;
  /** Only documents that contain this. */
  readonly contains: Readonly<Record<string, unknown>>;
  readonly created: { readonly from: number; readonly to: number };
  readonly limit: number;
  readonly startingAfter: string | null;
  readonly endingBefore: string | null;
}

export interface ListPage {
  /** Newest first. */
  readonly documents: readonly StoredDocument[];
  readonly hasMore: boolean;
}

export interface Delivery {
  readonly event: StoredDocument<'event'>;
  /** Inclusive. */
  readonly attempts: number;
}

/** The stand-in's storage. Times are milliseconds since 1970. */
export interface CardSandboxStore {
  /** Prepares the store; repeatable, and safe in several processes at once. */
  prepare(): Promise<void>;
  load(input: { readonly key: string | null; readonly ids: readonly string[] }): Promise<{
    readonly answer: StoredAnswer | null;
    readonly documents: readonly StoredDocument[];
  }>;
  /**
   * `overtaken`: another request changed one of the documents or used the key since they were loaded; nothing was
   * saved.
   */
  commit(change: Change): Promise<'committed' | 'overtaken'>;
  list(query: ListQuery): Promise<ListPage>;
  /** Takes due deliveries for this process until `leaseUntil`; oldest first. */
  takeDeliveries(input: {
    readonly now: number;
    readonly leaseUntil: number;
    readonly limit: number;
  }): Promise<readonly Delivery[]>;
  settleDeliveries(input: {
    readonly delivered: readonly string[];
    readonly postponed: readonly { readonly eventId: string; readonly dueAt: number }[];
  }): Promise<void>;
  /** IDs of undelivered events, oldest first. */
  undelivered(): Promise<readonly string[]>;
  forgetAnswers(olderThan: number): Promise<void>;
}
