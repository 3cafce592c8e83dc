import type {
  CardSandboxStore,
  StoredAnswer,
  ListQuery,
} from '../../server/sandbox/card/card-sandbox-store.ts';
import type { StoredDocument } from '../../server/sandbox/card/documents.types.ts';

interface OpenDelivery {
  readonly attempts: number;
  readonly dueAt: number;
}

function contains(document: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return document === part;
  if (typeof document !== 'object' || document === null) return false;
  return Object.entries(part).every(([name, value]) =>
    contains((document as Record<string, unknown>)[name], value),
  );
}

function matches({ kind, created, document }: StoredDocument, query: ListQuery): boolean {
  return (
    kind === query.kind &&
    created >= query.created.from &&
    created <= query.created.to &&
    contains(document, query.contains)
  );
}

/** Stores the card provider's state in memory, so that its work costs the machine as little as possible. */
export function createMemoryCardStore(): CardSandboxStore {
  const documents = new Map<string, StoredDocument>();
  const answers = new Map<string, StoredAnswer>();
  const deliveries = new Map<string, OpenDelivery>();
  const findAll = (ids: readonly string[]) => ids.flatMap((id) => documents.get(id) ?? []);

  return {
    async prepare() {},
    async load({ key, ids }) {
      return { answer: (key === null ? undefined : answers.get(key)) ?? null, documents: findAll(ids) };
    },
    async commit({ documents: changed, answer, deliveries: added }) {
      const isOvertaken =
        changed.some(({ id, version }) => version !== (documents.get(id)?.version ?? 0) + 1) ||
        (answer !== null && answers.has(answer.key));
      if (isOvertaken) return 'overtaken';
      for (const document of changed) documents.set(document.id, document);
      if (answer !== null) answers.set(answer.key, answer);
      for (const { eventId, dueAt } of added) deliveries.set(eventId, { attempts: 0, dueAt });
      return 'committed';
    },
    async list(query) {
      const newest = [...documents.values()].filter((document) => matches(document, query)).toReversed();
      const from =
        query.startingAfter === null ? 0 : newest.findIndex(({ id }) => id === query.startingAfter) + 1;
      const until =
        query.endingBefore === null ? newest.length : newest.findIndex(({ id }) => id === query.endingBefore);
      const between = newest.slice(from, until);
      const page = query.endingBefore === null ? between.slice(0, query.limit) : between.slice(-query.limit);
      return { documents: page, hasMore: between.length > page.length };
    },
    async takeDeliveries({ now, leaseUntil, limit }) {
      const due = [...deliveries].filter(([, { dueAt }]) => dueAt <= now).slice(0, limit);
      return due.flatMap(([id, { attempts }]) => {
        deliveries.set(id, { attempts: attempts + 1, dueAt: leaseUntil });
        const event = documents.get(id) as StoredDocument<'event'> | undefined;
        return event === undefined ? [] : [{ event, attempts: attempts + 1 }];
      });
    },
    async settleDeliveries({ delivered, postponed }) {
      for (const id of delivered) deliveries.delete(id);
      for (const { eventId, dueAt } of postponed) {
        const delivery = deliveries.get(eventId);
        if (delivery !== undefined) deliveries.set(eventId, { ...delivery, dueAt });
      }
    },
    async undelivered() {
      return [...deliveries.keys()];
    },
    async forgetAnswers(olderThan) {
      for (const [key, { created }] of answers) if (created < olderThan) answers.delete(key);
    },
  };
}
