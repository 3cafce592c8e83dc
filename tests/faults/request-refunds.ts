import type { Sql } from '../../server/db/connect.ts';
import { requestRefund } from '../../server/modules/refund/request-refund.ts';

/** Asks for a cent back of as many paid orders, as an operator would, for a reason that no other request has. */
export async function requestRefunds(sql: Sql, reason: string, count: number): Promise<void> {
  const orders = await sql<{ number: string }[]>`
    select orders.number::text from orders join payment_attempt on order_id = orders.id
    where payment_attempt.status = 'SUCCEEDED' and amount > 100 order by orders.id desc limit ${count}`;
  if (orders.length < count) throw new Error('Too few orders were paid');
  for (const { number } of orders) {
    const asked = await requestRefund(
      { sql, now: () => new Date() },
      { number, amount: 1, reason, requestedBy: 'operator' },
    );
    if (asked.status !== 'requested') throw new Error(`The refund of ${number} was not asked for`);
  }
}
