import type { Order } from './order.model.ts';

type Quoted = Pick<Order, 'quoteStatus' | 'quoteExpiresAt'>;

/**
 * The status of a quote at a moment, null if it never was one: its last day may be over before the shop has written it
 * down.
 */
export function quoteStatusAt({ quoteStatus, quoteExpiresAt }: Quoted, now: Date): Order['quoteStatus'] {
  if (quoteStatus === null || quoteExpiresAt === null) return null;
  return quoteStatus === 'OPEN' && quoteExpiresAt <= now ? 'EXPIRED' : quoteStatus;
}
