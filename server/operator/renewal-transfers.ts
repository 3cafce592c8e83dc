import { openInvoicePrefix } from '../modules/payment/bank-transfer.repository.ts';
import { loadInvoice } from '../modules/invoice/invoice.repository.ts';
import { idOfOpenInvoice } from '../modules/subscription/open-invoice.repository.ts';
import { findOverdueRenewals } from '../modules/subscription/overdue-renewals.ts';
import { readPayableInvoice } from '../modules/subscription/payable-invoice.ts';
import {
  type RecordedRenewalTransfer,
  recordRenewalTransfer,
  type RenewalTransferServices,
} from '../modules/subscription/record-renewal-transfer.ts';
import { type CommandResult, failedResult, notConfirmed } from './operator-command.ts';
import { problemWithSeller } from './seller-of-invoices.ts';
import { inWords, readAmount } from './typed-amount.ts';

/** What the commands about overdue renewals need. */
export interface RenewalCommandServices extends RenewalTransferServices {
  /** Who types, as their machine names them. */
  readonly operator: string;
  /** Asks before something is changed; true if it was answered with yes. */
  confirm(question: string): Promise<boolean>;
}

const returnIt = 'Return the money to its sender.';

function resultOf(recorded: RecordedRenewalTransfer, shown: string, reference: string): CommandResult {
  const nothing = 'Nothing was recorded';
  switch (recorded.status) {
    case 'missing':
      return failedResult(`Open invoice ${shown} doesn’t exist.`);
    case 'paid':
      return failedResult(`${nothing}: ${shown} is paid, with invoice ${recorded.invoice}. ${returnIt}`);
    case 'closed':
      return failedResult(
        `${nothing}: ${shown} is no longer overdue, because its membership has ended or no longer renews. ${returnIt}`,
      );
    case 'underWay':
      return failedResult(
        `${nothing}: ${shown} is being charged, or a bank has its debit. Try again when that has ended; if it is paid then, return the money.`,
      );
    case 'unanswered':
      return failedResult(
        `${nothing}: someone has begun to pay ${shown} online and hasn’t confirmed the payment. The shop gives up on that within an hour or so. Try again then; if it is paid, return the money.`,
      );
    case 'otherTransfer':
      return failedResult(
        `${nothing}: the reference is recorded for ${recorded.number} with ${inWords(recorded.amount)}.`,
      );
    case 'otherAmount':
      return failedResult(
        `${nothing}: ${shown} comes to ${inWords(recorded.due)}, which one transfer has to pay. Record that amount and return the rest, or ask for what is missing and record the sum.`,
      );
    case 'recorded': {
      const { invoice, isNew } = recorded;
      const first = isNew ? 'is recorded' : 'was recorded before';
      return {
        isDone: true,
        lines: [
          `The transfer ${reference} ${first}. ${shown} is paid: the membership is renewed, and its administrators get an email about invoice ${invoice}.`,
        ],
        json: { openInvoice: shown, reference, invoice, isNew, isPaid: true },
      };
    }
  }
}

/** Records a bank transfer that pays an open invoice. */
export async function markRenewalPaid(
  services: RenewalCommandServices,
  number: string,
  typed: { readonly amount: string; readonly reference: string },
): Promise<CommandResult> {
  const shown = `${openInvoicePrefix}${number}`;
  const problem = await problemWithSeller(services);
  if (problem !== null) return failedResult(`Nothing was recorded. ${problem}`);
  const id = await idOfOpenInvoice(services.sql, number);
  if (id === null) return failedResult(`Open invoice ${shown} doesn’t exist.`);
  const { reference } = typed;
  const payable = await readPayableInvoice(services, id);
  const due = payable?.amount.gross ?? (await loadInvoice(services.sql, id))?.total.gross;
  if (due === undefined) return failedResult(`${shown} is no longer overdue.`);
  const { currency } = due;
  const amount = readAmount(typed.amount, currency) ?? 0;
  if (amount === 0) return failedResult(`Enter the amount in ${currency}, such as 12.50.`);
  if (payable !== null) {
    const question = `Record ${inWords({ amount, currency })} by bank transfer for ${shown} of ${payable.facts.organizationName}, which comes to ${inWords(due)}?`;
    if (!(await services.confirm(question))) return failedResult(notConfirmed);
  }
  const transfer = { number, amount, reference, recordedBy: services.operator };
  return resultOf(await recordRenewalTransfer(services, transfer), shown, reference);
}

/** The overdue renewals, with the amount of the last charge; `mark-paid` shows today's. */
export async function listOpenInvoices({ sql }: Pick<RenewalCommandServices, 'sql'>): Promise<CommandResult> {
  const overdue = await findOverdueRenewals(sql);
  const shown = overdue.map(({ number, amount, dueOn, lastDay, organizationName }) => ({
    number,
    amount: amount && inWords(amount),
    dueOn,
    lastDay,
    organizationName,
  }));
  const lines =
    shown.length === 0
      ? ['No renewal is overdue.']
      : shown.map((row) =>
          Object.values(row)
            .map((value) => value ?? '–')
            .join('  '),
        );
  return { isDone: true, lines, json: shown };
}
