import { timingSafeEqual } from 'node:crypto';
import { noReferences, orderAccessSeconds } from '@sonde/machines/rules/checkout';
import { checkEmail, normaliseEmail } from '@sonde/machines/rules/people';
import type { AnySql } from '../../db/connect.ts';
import type { Account } from '../../kernel/account.ts';
import { refusal, type Refusal } from '../../kernel/refusal.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import { isPlacedWith } from '../checkout/buyer-key.ts';
import type { ApiOrder } from './api-order.ts';
import { maySeeOrder } from './may-see-order.ts';
import type { Order } from './order.model.ts';
import { loadOrderByToken } from './order.repository.ts';
import type { OrderServices } from './order-services.ts';

/**
 * A key for an order's names and addresses: its expiry, and an HMAC of the expiry and the order. The store doesn't save
 * it, so a key can't be revoked before it expires.
 */
const keyUntil = (deriveToken: DeriveToken, orderId: string, expires: string): string =>
  `${expires}.${deriveToken('order-access', `${orderId}:${expires}`)}`;

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

type KeyServices = Pick<OrderServices, 'deriveToken' | 'now'>;

const secondsPerHour = 3600;

/**
 * The key with which a caller who has proved that an order is theirs sees its names and addresses for a day. Its expiry
 * is rounded to the hour, so that a repeated request gets the same response.
 */
export function accessKeyOf({ deriveToken, now }: KeyServices, orderId: string): string {
  const until = secondsOf(now()) + orderAccessSeconds;
  return keyUntil(deriveToken, orderId, (until - (until % secondsPerHour)).toString(36));
}

/** Whether a key currently grants access to this order. */
export function isOpenedBy({ deriveToken, now }: KeyServices, orderId: string, key: string): boolean {
  const [expires = ''] = key.split('.');
  const left = Number.parseInt(expires, 36) - secondsOf(now());
  if (!(left > 0 && left <= orderAccessSeconds)) return false;
  const [given, right] = [Buffer.from(key), Buffer.from(keyUntil(deriveToken, orderId, expires))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** An order as shown to a caller who has only its link: the items, without the buyer, the addresses and the payment. */
export const withoutBuyer = (order: ApiOrder): ApiOrder => ({
  ...order,
  isAccessGranted: false,
  email: null,
  shippingAddress: null,
  billingAddress: null,
  payments: [],
  organizationName: '',
  references: noReferences,
  vatRegistrationNumber: null,
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
