import { decimalsOf, type Money, toMajorUnits } from '@sonde/machines/rules/money';
import type { BaseLogger } from 'pino';
import type { Sql } from '../../db/connect.ts';
import { loadInvoice } from '../invoice/invoice.repository.ts';
import type { RefundFailed } from '../payment/payment-services.ts';
import { providerAlerts } from '../payment/provider/provider-alerts.ts';
import type { RefundTarget } from '../payment/refund-target.ts';

/** The dependencies of an alert about a failed refund. */
export interface RefundAlertServices {
  readonly sql: Sql;
  readonly log: BaseLogger;
}

/** What operators call it: the number of the order or the invoice. */
async function numberOf(sql: Sql, { orderId, invoiceId }: RefundTarget): Promise<string> {
  if (orderId === null) return (await loadInvoice(sql, invoiceId ?? ''))?.number ?? '';
  const [row] = await sql<{ number: string }[]>`select number::text from orders where id = ${orderId}`;
  return row?.number ?? '';
}

const inWords = (amount: Money) =>
  `${toMajorUnits(amount).toFixed(decimalsOf(amount.currency))} ${amount.currency}`;

/** Alerts operators of a refund that failed after it was made, and says what to do. */
export async function alertFailedRefund(
  { sql, log }: RefundAlertServices,
  failed: RefundFailed,
): Promise<void> {
  const { refundId, intentId, amount, reason, gateway, account, isOwed, isBuyerTold } = failed;
  const number = await numberOf(sql, failed);
  const happened = `The refund ${refundId} of ${intentId ?? number} has failed and its money is back: ${reason}.`;
  const remedy = isOwed
    ? `${inWords(amount)} of ${number} is owed again. Don’t refund it again at the provider: return it at your bank, and record it with "refund returned ${number}".`
    : `The shop had not booked it, so nothing of ${number} is refunded: refund it again, or return it at your bank.`;
  log.error(
    { alert: providerAlerts[gateway], ...(account !== 'MAIN' && { region: account }) },
    `${happened} ${remedy} ${isBuyerTold ? 'The buyer has been told to write to you.' : 'The buyer knows nothing: write to them.'}`,
  );
}
