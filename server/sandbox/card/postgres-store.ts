import { readFile } from 'node:fs/promises';
import type { JSONValue } from 'postgres';
import { inTransaction, type Sql } from '../../db/connect.ts';
import type { CardSandboxStore, Delivery, StoredAnswer, ListPage, ListQuery } from './card-sandbox-store.ts';
import type { StoredDocument } from './documents.types.ts';

/** Not-null violation (the version check below), unique violation, serialization failure, deadlock. */
const overtakenCodes: ReadonlySet<unknown> = new Set(['23502', '23505', '40001', '40P01']);
/** Two processes created the same object at the same time. */
const alreadyMadeCodes: ReadonlySet<unknown> = new Set(['23505', '42P06', '42P07', '42710']);

const columns = ['id', 'kind', 'version', 'created', 'document', 'hidden'] as const;

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Stores the stand-in's state in the schema `card_sandbox` of the shop's own database. */
export function createPostgresCardSandboxStore(sql: Sql): CardSandboxStore {
  const json = (value: unknown) => sql.json(value as JSONValue);

  return {
    async prepare() {
      const statements = await readFile(new URL('card-sandbox.sql', import.meta.url), 'utf8');
      const run = () =>
        inTransaction(sql, async (transaction) => {
          await transaction`set local client_min_messages = warning`;
          await transaction.unsafe(statements);
        });
      await run().catch((error: unknown) =>
        alreadyMadeCodes.has(codeOf(error)) ? run() : Promise.reject(error),
      );
    },

    async load({ key, ids }) {
      const rows = await sql<
        { readonly answer: StoredAnswer | null; readonly documents: readonly StoredDocument[] | null }[]
      >`
        select
          (select jsonb_build_object('key', key, 'endpoint', endpoint, 'parametersHash', parameters_hash,
             'requestId', request_id, 'status', status, 'body', body, 'created', created)
           from card_sandbox.answer where key = ${key}) as answer,
          (select jsonb_agg(to_jsonb(found)) from (
             select ${sql(columns)} from card_sandbox.document where id = any(${ids as string[]})) as found) as documents`;
      const [row] = rows;
      return { answer: row?.answer ?? null, documents: row?.documents ?? [] };
    },

    // One statement is one transaction. A version that isn't the next one becomes null, which the column rejects, and
    // with it the whole change.
    async commit({ documents, answer, deliveries }) {
      try {
        await sql`
          with written as (
            insert into card_sandbox.document as stored (${sql(columns)})
            select id, kind, version, created, document, hidden
            from rows from (
              jsonb_to_recordset(${json(documents)})
              as (id text, kind text, version integer, created bigint, document jsonb, hidden jsonb)
            ) with ordinality
            order by ordinality
            on conflict (id) do update set
              version = case when stored.version + 1 = excluded.version then excluded.version end,
              document = excluded.document,
              hidden = excluded.hidden
          ), kept as (
            insert into card_sandbox.answer (key, endpoint, parameters_hash, request_id, status, body, created)
            select key, endpoint, "parametersHash", "requestId", status, body, created
            from jsonb_to_recordset(${json(answer ? [answer] : [])})
              as (key text, endpoint text, "parametersHash" text, "requestId" text, status integer, body text, created bigint)
          )
          insert into card_sandbox.delivery (event_id, next_attempt_at)
          select "eventId", "dueAt"
          from jsonb_to_recordset(${json(deliveries)}) as ("eventId" text, "dueAt" bigint)`;
        return 'committed';
      } catch (error) {
        if (overtakenCodes.has(codeOf(error))) return 'overtaken';
        throw error;
      }
    },

    async list(query) {
      return pageFromRows(query, await listRows(sql, query, json(query.contains)));
    },

    async takeDeliveries({ now, leaseUntil, limit }) {
      const rows = await sql<(StoredDocument<'event'> & { readonly attempts: number })[]>`
        with due as (
          select event_id from card_sandbox.delivery
          where next_attempt_at <= ${now}
          order by next_attempt_at, event_id
          limit ${limit}
          for update skip locked
        ), taken as (
          update card_sandbox.delivery
          set next_attempt_at = ${leaseUntil}, attempts = attempts + 1
          from due where delivery.event_id = due.event_id
          returning delivery.event_id, delivery.attempts
        )
        select id, kind, version, created, document, hidden, attempts
        from taken join card_sandbox.document on document.id = taken.event_id
        order by position`;
      return rows.map(({ attempts, ...event }): Delivery => ({
        event: event,
        attempts,
      }));
    },

    async settleDeliveries({ delivered, postponed }) {
      await sql`
        with done as (
          delete from card_sandbox.delivery where event_id = any(${delivered as string[]})
        )
        update card_sandbox.delivery set next_attempt_at = later."dueAt"
        from jsonb_to_recordset(${json(postponed)}) as later("eventId" text, "dueAt" bigint)
        where delivery.event_id = later."eventId"`;
    },

    async undelivered() {
      const rows = await sql<{ readonly event_id: string }[]>`
        select event_id from card_sandbox.delivery join card_sandbox.document on id = event_id order by position`;
      return rows.map((row) => row.event_id);
    },

    async forgetAnswers(olderThan) {
      await sql`delete from card_sandbox.answer where created < ${olderThan}`;
    },
  };
}

async function listRows(
  sql: Sql,
  query: ListQuery,
  contains: ReturnType<Sql['json']>,
): Promise<StoredDocument[]> {
  const { kind, created, limit, startingAfter, endingBefore } = query;
  const positionOf = (id: string) => sql`(select position from card_sandbox.document where id = ${id})`;
  return sql<StoredDocument[]>`
    select ${sql(columns)} from card_sandbox.document
    where kind = ${kind} and created between ${created.from} and ${created.to} and document @> ${contains}
      ${startingAfter === null ? sql`` : sql`and position < ${positionOf(startingAfter)}`}
      ${endingBefore === null ? sql`` : sql`and position > ${positionOf(endingBefore)}`}
    order by position ${endingBefore === null ? sql`desc` : sql`asc`}
    limit ${limit + 1}`;
}

function pageFromRows({ limit, endingBefore }: ListQuery, rows: readonly StoredDocument[]): ListPage {
  const page = rows.slice(0, limit);
  return { documents: endingBefore === null ? page : page.toReversed(), hasMore: rows.length > limit };
}
