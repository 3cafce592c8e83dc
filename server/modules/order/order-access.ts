import { noReferences, orderAccessSeconds } from '@sonde/machines/rules/checkout';
import { checkEmail, normaliseEmail } from '@sonde/machines/rules/people';
import type { AnySql } from '../../db/connect.ts';
import { accessKey, isOpenedByKey } from '../../kernel/access-key.ts';
import type { Account } from '../../kernel/account.ts';
import { refusal, type Refusal } from '../../kernel/refusal.ts';
import { isPlacedWith } from '../checkout/buyer-key.ts';
import type { ApiOrder } from './api-order.ts';
import { maySeeOrder } from './may-see-order.ts';
import type { Order } from './order.model.ts';
import { loadOrderByToken } from './order.repository.ts';
import type { OrderServices } from './order-services.ts';

type KeyServices = Pick<OrderServices, 'deriveToken' | 'now'>;

const openedOrder = (id: string) => ({ kind: 'order-access', id, seconds: orderAccessSeconds }) as const;

/** The key with which a caller who has proved that an order is theirs sees its names and addresses for a day. */
export const accessKeyOf = (services: KeyServices, orderId: string): string =>
  accessKey(services, openedOrder(orderId));

/** Whether a key currently grants access to this order. */
export const isOpenedBy = (services: KeyServices, orderId: string, key: string): boolean =>
  isOpenedByKey(services, openedOrder(orderId), key);

/** An order as shown to a caller who has only its link: the items, without the buyer, the addresses and the payment. */
export const withoutBuyer = (order: ApiOrder): ApiOrder => ({
  ...order,
  isAccessGranted: false,
  email: null,
  shippingAddress: null,
  billingAddress: null,
  payments: [],
  fulfillments: [],
  events: [],
  organizationName: '',
  note: '',
  quote: order.quote ? { ...order.quote, data: null, isAccessGranted: false } : null,
  references: noReferences,
  vatRegistrationNumber: null,
  invoice: null,
});

/** The ways to prove that an order belongs to the caller, besides being signed in. */
interface OrderProof {
  readonly email: string | null;
  readonly buyerKey: string | null;
}

async function hasPlaced(sql: AnySql, { id }: Order, buyerKey: string | null): Promise<boolean> {
  if (buyerKey === null) return false;
  const [row] = await sql<{ buyer_key_hash: Buffer | null }[]>`
    select buyer_key_hash from checkout join orders on orders.checkout_id = checkout.id where orders.id = ${id}`;
  return row !== undefined && isPlacedWith({ buyerKeyHash: row.buyer_key_hash }, buyerKey);
}

const isAddressOf = ({ email }: Order, given: string | null): boolean =>
  given !== null && checkEmail(given) === null && normaliseEmail(given) === normaliseEmail(email);

/** The response to a proof: a key, or the same refusal for a wrong proof and an unknown order. */
export type OrderAccess =
  | { readonly accessKey: string; readonly refusals: readonly [] }
  | { readonly accessKey: null; readonly refusals: readonly Refusal[] };

/** Returns a key to a caller who proves that an order is theirs. */
export async function grantOrderAccess(
  services: OrderServices,
  token: string,
  { email, buyerKey }: OrderProof,
  account: Account | null,
): Promise<OrderAccess> {
  const person = await services.people.of(account);
  const order = await loadOrderByToken(services.sql, token);
  const isProved =
    order !== null &&
    (maySeeOrder(person, order) ||
      isAddressOf(order, email) ||
      (await hasPlaced(services.sql, order, buyerKey)));
  return isProved
    ? { accessKey: accessKeyOf(services, order.id), refusals: [] }
    : { accessKey: null, refusals: [refusal('NO_PERMISSIONS', email === null ? null : 'email')] };
}
