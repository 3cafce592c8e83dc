import type { Sql } from '../../db/connect.ts';
import { loadInvoice } from '../invoice/invoice.repository.ts';
import { invoiceOfCharge } from '../subscription/credit-membership.ts';
import type { PaymentDisputed } from '../payment/payment-services.ts';
import { providerAlerts } from '../payment/provider/provider-alerts.ts';
import type { RefundAlertServices } from './alert-failed-refund.ts';

/** What operators call the disputed payment: the number of its order or invoice; null for one that isn't the shop's. */
async function numberOf(sql: Sql, { attemptId, intentId }: PaymentDisputed): Promise<string | null> {
  const [row] = await sql<{ number: string }[]>`
    select number::text from orders join payment_attempt on order_id = orders.id
    where payment_attempt.id = ${attemptId}`;
  if (row !== undefined) return row.number;
  const charged = await invoiceOfCharge(sql, intentId);
  return charged && ((await loadInvoice(sql, charged.invoiceId))?.number ?? null);
}

/** Alerts operators of a dispute, which has a last day for an answer at the provider. */
export async function alertDispute(
  { sql, log }: RefundAlertServices,
  disputed: PaymentDisputed,
): Promise<void> {
  const number = await numberOf(sql, disputed);
  if (number === null) return;
  const { type, intentId, gateway, account } = disputed;
  log.error(
    { alert: providerAlerts[gateway], ...(account !== 'MAIN' && { region: account }) },
    `The payment ${intentId} of ${number} is disputed (${type}): its money may be taken back. Answer at the provider before the day that it names. The order stays paid, and the provider makes no refund meanwhile.`,
  );
}
