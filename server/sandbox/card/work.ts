import type { Stripe } from 'stripe';
import type { CardSandboxStore, ListPage, ListQuery } from './card-sandbox-store.ts';
import type { DocumentKind, Documents, Hidden, StoredDocument } from './documents.types.ts';
import { newId } from './ids.ts';

/** The version of the provider's API that the stand-in's objects follow. */
export const API_VERSION = '2026-10-28.endive';

/** The events that the shop's webhook is subscribed to. */
const deliveredEvents: ReadonlySet<string> = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'mandate.updated',
]);

/** A request's view of the store: what it reads, and the changes to save together. */
export interface Work {
  /** Seconds since 1970. */
  readonly now: number;
  find<Kind extends DocumentKind>(kind: Kind, id: string): Promise<StoredDocument<Kind> | null>;
  /** Creates or replaces an object; `hidden` is merged into the existing internal data. */
  put<Kind extends DocumentKind>(kind: Kind, document: Documents[Kind], hidden?: Hidden): void;
  emit(type: Stripe.Event.Type, object: Stripe.Event.Data.Object): void;
  list(query: ListQuery): Promise<ListPage>;
}

/** The changes of a finished request. */
export interface WorkResult {
  readonly documents: readonly StoredDocument[];
  readonly deliveries: readonly { readonly eventId: string; readonly dueAt: number }[];
}

export interface WorkInput {
  readonly store: CardSandboxStore;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly requestId: string;
  readonly idempotencyKey: string | null;
  readonly loaded: readonly StoredDocument[];
}

export function beginWork(input: WorkInput): Work & { result(): WorkResult } {
  const { store, requestId, idempotencyKey } = input;
  const seen = new Map<string, StoredDocument>(input.loaded.map((stored) => [stored.id, stored]));
  const changed = new Map<string, StoredDocument>();
  const now = Math.floor(input.now / 1000);

  const put: Work['put'] = (kind, document, hidden = {}) => {
    const before = changed.get(document.id);
    const known = before ?? seen.get(document.id);
    changed.set(document.id, {
      id: document.id,
      kind,
      version: before?.version ?? (known?.version ?? 0) + 1,
      created: known?.created ?? now,
      document,
      hidden: { ...known?.hidden, ...hidden },
    });
  };

  return {
    now,
    put,
    list: (query) => store.list(query),
    async find(kind, id) {
      const known =
        changed.get(id) ?? seen.get(id) ?? (await store.load({ key: null, ids: [id] })).documents[0];
      if (known?.kind !== kind) return null;
      seen.set(id, seen.get(id) ?? known);
      return known as StoredDocument<typeof kind>;
    },
    emit(type, object) {
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: now,
        data: { object },
        livemode: false,
        pending_webhooks: deliveredEvents.has(type) ? 1 : 0,
        request: { id: requestId, idempotency_key: idempotencyKey },
        type,
      };
      put('event', event as unknown as Stripe.Event);
    },
    result() {
      const documents = [...changed.values()];
      const due = documents.filter(
        (stored) => stored.kind === 'event' && deliveredEvents.has((stored.document as Stripe.Event).type),
      );
      return { documents, deliveries: due.map(({ id }) => ({ eventId: id, dueAt: input.now })) };
    },
  };
}
