import { readFile } from 'node:fs/promises';
import type { JSONValue } from 'postgres';
import { type AnySql, inTransaction, type Sql } from '../../db/connect.ts';
import type { Choice, Order, Refund, StoredOrder, WebhookEvent } from './paypal-documents.types.ts';

/** A key with its certificate, both in PEM. */
export interface SigningKey {
  readonly privateKey: string;
  readonly certificate: string;
}

interface OrderRow {
  readonly document: Order;
  readonly choice: Choice | null;
}

/** So long is an event kept from others while one process delivers it. */
const leaseSeconds = 30;
/** PayPal repeats an event for three days: https://developer.paypal.com/api/rest/webhooks/ */
const repeatedDays = 3;

const toStored = (row: OrderRow | undefined): StoredOrder | null =>
  row ? { order: row.document, choice: row.choice } : null;

/** What a request reads and writes, within one transaction. */
export interface PaypalWork {
  /** Locks the order until the transaction ends. */
  findOrder(id: string): Promise<StoredOrder | null>;
  findOrderByRequest(requestId: string): Promise<StoredOrder | null>;
  findOrderOfCapture(captureId: string): Promise<StoredOrder | null>;
  addOrder(order: Order, requestId: string): Promise<void>;
  saveOrder(stored: StoredOrder): Promise<void>;
  findRefund(requestId: string): Promise<Refund | null>;
  keepRefund(requestId: string, refund: Refund): Promise<void>;
  addEvent(event: WebhookEvent): Promise<void>;
}

function workIn(sql: AnySql): PaypalWork {
  return {
    async findOrder(id) {
      const [row] = await sql<OrderRow[]>`
        select document, choice from paypal_sandbox.checkout_order where id = ${id} for update`;
      return toStored(row);
    },
    async findOrderByRequest(requestId) {
      const [row] = await sql<OrderRow[]>`
        select document, choice from paypal_sandbox.checkout_order where request_id = ${requestId}`;
      return toStored(row);
    },
    async findOrderOfCapture(captureId) {
      const [row] = await sql<OrderRow[]>`
        select document, choice from paypal_sandbox.checkout_order where capture_id = ${captureId} for update`;
      return toStored(row);
    },
    async addOrder(order, requestId) {
      await sql`
        insert into paypal_sandbox.checkout_order (id, request_id, document)
        values (${order.id}, ${requestId}, ${sql.json(order as unknown as JSONValue)})`;
    },
    async saveOrder({ order, choice }) {
      await sql`
        update paypal_sandbox.checkout_order
        set document = ${sql.json(order as unknown as JSONValue)}, choice = ${choice},
          capture_id = ${order.purchase_units[0].payments?.captures[0]?.id ?? null}
        where id = ${order.id}`;
    },
    async findRefund(requestId) {
      const [row] = await sql<{ readonly document: Refund }[]>`
        select document from paypal_sandbox.answer where request_id = ${requestId}`;
      return row?.document ?? null;
    },
    async keepRefund(requestId, refund) {
      await sql`
        insert into paypal_sandbox.answer (request_id, document)
        values (${requestId}, ${sql.json(refund as unknown as JSONValue)})`;
    },
    async addEvent(event) {
      await sql`
        insert into paypal_sandbox.event (id, document)
        values (${event.id}, ${sql.json(event as unknown as JSONValue)})`;
    },
  };
}

/** Stores the stand-in's state in the schema `paypal_sandbox` of the shop's own database. */
export function createPaypalStore(sql: Sql) {
  return {
    async prepare(): Promise<void> {
      const statements = await readFile(new URL('paypal-sandbox.sql', import.meta.url), 'utf8');
      await inTransaction(sql, async (transaction) => {
        await transaction`set local client_min_messages = warning`;
        await transaction.unsafe(statements);
      });
    },

    /** Runs `work` in a transaction. */
    transact<Result>(work: (work: PaypalWork) => Promise<Result>): Promise<Result> {
      return inTransaction(sql, (transaction) => work(workIn(transaction)));
    },

    /** The key shared by all processes; the first one creates it. */
    async signingKey(make: () => SigningKey): Promise<SigningKey> {
      const find = () => sql<SigningKey[]>`
        select private_key as "privateKey", certificate from paypal_sandbox.signing_key`;
      const [found] = await find();
      if (found) return found;
      const { privateKey, certificate } = make();
      await sql`
        insert into paypal_sandbox.signing_key (private_key, certificate)
        values (${privateKey}, ${certificate}) on conflict do nothing`;
      const [kept] = await find();
      if (!kept) throw new Error('The stand-in of PayPal has no key.');
      return kept;
    },

    /** Every order that was captured after a moment. */
    async listCaptured(after: string): Promise<readonly Order[]> {
      const rows = await sql<{ readonly document: Order }[]>`
        select document from paypal_sandbox.checkout_order
        where capture_id is not null and created_at >= ${after}::timestamptz - interval '1 day'
        order by created_at`;
      return rows.map(({ document }) => document);
    },

    /** Leases the events that are due, oldest first. */
    async takeDue(): Promise<readonly WebhookEvent[]> {
      const rows = await sql<{ readonly document: WebhookEvent }[]>`
        update paypal_sandbox.event
        set attempts = attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
        where id = any(array(
          select id from paypal_sandbox.event
          where delivered_at is null and due_at <= now()
            and created_at > now() - make_interval(days => ${repeatedDays})
          order by created_at limit 20 for update skip locked
        ))
        returning document`;
      return rows
        .map(({ document }) => document)
        .toSorted((a, b) => (a.create_time < b.create_time ? -1 : 1));
    },

    async settleDelivery(eventId: string, isDelivered: boolean): Promise<void> {
      await sql`
        update paypal_sandbox.event
        set delivered_at = ${isDelivered ? sql`now()` : null},
          due_at = now() + make_interval(secs => least(3600, power(2, attempts - 1)))
        where id = ${eventId}`;
    },

    /** Deletes what no request and no event needs any longer. */
    async forgetOld(): Promise<void> {
      await sql`delete from paypal_sandbox.answer where created_at < now() - interval '45 days'`;
      await sql`delete from paypal_sandbox.event where created_at < now() - interval '30 days'`;
    },
  };
}

export type PaypalStore = ReturnType<typeof createPaypalStore>;
