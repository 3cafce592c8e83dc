import type { AnySql } from '../../db/connect.ts';
import { isRowId } from '../../db/row-id.ts';
import { toGlobalId } from '../../kernel/global-id.ts';
import type { NodeLoaders } from '../../kernel/node.resolvers.ts';
import { apiOrder } from './api-order.ts';
import { maySeeOrder } from './may-see-order.ts';
import type { OrderServices } from './order-services.ts';
import { loadOrder } from './order.repository.ts';

/** The length of a row's ID, with which every ID of a part begins. */
const rowIdLength = 36;

/** Every revision of the catalog has the pictures. */
const anyRevision = 0;

type Find = (sql: AnySql, rowId: string) => Promise<string | null>;

const itself: Find = async (_sql, id) => id;

const ofPayment: Find = async (sql, id) => {
  const [row] = await sql<{ id: string }[]>`select order_id as id from payment_attempt where id = ${id}`;
  return row?.id ?? null;
};

const ofFulfillment: Find = async (sql, id) => {
  const [row] = await sql<{ id: string }[]>`select order_id as id from fulfillment where id = ${id}`;
  return row?.id ?? null;
};

/** The order of a row that says what happened to it: its own, a payment or a shipment. */
const ofEvent: Find = async (sql, id) =>
  (await ofPayment(sql, id)) ?? (await ofFulfillment(sql, id)) ?? itself(sql, id);

interface Part {
  /** Finds the order of the row with which the part's ID begins. */
  readonly find: Find;
  readonly of: (order: ReturnType<typeof apiOrder>) => readonly { readonly id: string }[];
}

const parts: Readonly<Record<string, Part>> = {
  OrderLine: { find: itself, of: ({ lines }) => lines },
  Address: {
    find: itself,
    of: ({ shippingAddress, billingAddress }) => [shippingAddress ?? [], billingAddress ?? []].flat(),
  },
  Payment: { find: ofPayment, of: ({ payments }) => payments },
  Transaction: {
    find: ofPayment,
    of: ({ payments }) => payments.flatMap(({ transactions }) => transactions),
  },
  OrderEvent: { find: ofEvent, of: ({ events }) => events },
  Fulfillment: { find: ofFulfillment, of: ({ fulfillments }) => fulfillments },
  FulfillmentLine: {
    find: ofFulfillment,
    of: ({ fulfillments }) => fulfillments.flatMap(({ lines }) => lines),
  },
};

/** The parts of an order by ID, for the person who is signed in with access to the order. */
export const orderNodes = (services: OrderServices): NodeLoaders =>
  Object.fromEntries(
    Object.entries(parts).map(([type, { find, of }]) => [
      type,
      async (id, { account }) => {
        const person = await services.people.of(account);
        const rowId = id.slice(0, rowIdLength);
        if (person === null || !isRowId(rowId)) return null;
        const orderId = await find(services.sql, rowId);
        const order = orderId && (await loadOrder(services.sql, orderId));
        if (!order || !maySeeOrder(person, order)) return null;
        const shown = apiOrder(order, await services.catalogue.current(anyRevision), services.deriveToken);
        return of(shown).find((part) => part.id === toGlobalId(type, id)) ?? null;
      },
    ]),
  );
