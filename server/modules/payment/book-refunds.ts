import { type Currency, money } from '@sonde/machines/rules/money';
import type { TransactionSql } from '../../db/connect.ts';
import { book } from './attempt.repository.ts';
import {
  findFailedRefund,
  insertOwedPayment,
  owedAmount,
  settledAtBank,
  settledAtProvider,
} from './failed-refund.repository.ts';
import { entriesOfRefund, ledgerRows, type ReceivingAccount, receivingAccountOf } from './ledger.ts';
import type { PaymentServices } from './payment-services.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import type { ProviderRefund } from './provider/payment-provider.ts';

interface RefundedOrderRow {
  readonly currency: Currency;
  readonly total_net: number;
  readonly total_tax: number;
  readonly total_gross: number;
  readonly credited: number;
  readonly booked: readonly string[];
}

/**
 * Books refunds of a paid order that the ledger doesn't have yet, each once, with the order locked. Who made them, the shop
 * or someone at the provider, makes no difference. One that is known to have failed isn't booked. What doesn't pay for
 * failed refunds is announced: it is credited.
 */
export async function bookRefunds(
  sql: TransactionSql,
  attempt: PaymentAttempt,
  refunds: readonly ProviderRefund[],
  { announceRefunded, now }: Pick<PaymentServices, 'announceRefunded' | 'now'>,
  account: ReceivingAccount = receivingAccountOf(attempt),
): Promise<void> {
  if (refunds.length === 0) return;
  await sql`select from orders where id = ${attempt.orderId} for no key update`;
  const [row] = await sql<[RefundedOrderRow]>`
    select currency, total_net, total_tax, total_gross,
      (
        select coalesce(sum(amount), 0) from ledger_entry
        where attempt_id = ${attempt.id} and entry = 'REFUND' and account in ('SALES', 'TAX')
      )::bigint as credited,
      array(
        select refund_id from ledger_entry
        where attempt_id = ${attempt.id} and entry = 'REFUND' and refund_id is not null
      ) as booked
    from orders where id = ${attempt.orderId}`;
  const total = {
    net: money(row.total_net, row.currency),
    tax: money(row.total_tax, row.currency),
    gross: money(row.total_gross, row.currency),
  };
  const target = { orderId: attempt.orderId, invoiceId: null };
  const settledOf = account === 'BANK' ? settledAtBank : settledAtProvider;
  let before = row.credited;
  let amountOwed = await owedAmount(sql, target);
  for (const { id, amount } of refunds) {
    if (row.booked.includes(id)) continue;
    // The provider may have been asked before it failed.
    if ((await findFailedRefund(sql, id)) !== null) continue;
    const settled = settledOf(amount, { paid: total.gross.amount, credited: before, amountOwed });
    const entries = entriesOfRefund(total, { before, amount, settled }, account);
    await book(
      sql,
      ledgerRows(attempt, 'REFUND', entries).map((side) => ({ ...side, refund_id: id })),
    );
    await insertOwedPayment(sql, target, { id, amount: settled }, now());
    const credited = amount - settled;
    if (credited > 0)
      await sql`select ${announceRefunded(sql, { orderId: attempt.orderId, refundId: id, amount: credited })}`;
    before += credited;
    amountOwed -= settled;
  }
}
