import { openInvoicePrefix } from '../modules/payment/bank-transfer.repository.ts';
import { requestPaymentEnd } from '../modules/order/end-unconfirmed-payment.ts';
import { findOrderByNumber } from '../modules/order/order.repository.ts';
import type { Order } from '../modules/order/order.model.ts';
import {
  type RecordedTransfer,
  recordTransfer,
  type TransferServices,
  type TypedTransfer,
} from '../modules/order/record-transfer.ts';
import type { LostReservation } from '../modules/order/reserve-again.ts';
import { type CommandResult, failedResult, notConfirmed, type OperatorCommand } from './operator-command.ts';
import { listOpenInvoices, markRenewalPaid, type RenewalCommandServices } from './renewal-transfers.ts';
import { inWords, readAmount } from './typed-amount.ts';
import { readNumber, readReference, referenceRequired } from './typed-transfer.ts';

/** What the command about bank transfers needs. */
export interface TransferCommandServices extends TransferServices, RenewalCommandServices {
  /** Waits a moment for the running shop, which confirms the order. */
  waitForShop(): Promise<void>;
}

/** How often the shop is looked at before the command leaves the rest to it: for half a minute. */
const mostLooks = 60;

const lostTexts: Readonly<Record<LostReservation, string>> = {
  USED_UP: 'the last use of its discount code has been taken',
  ALREADY_USED: 'its buyer has used the discount code for another order',
  TRIAL_USED: 'its trial has been started with another order',
};

const whyClosed = ({ paymentStatus, quoteStatus, status, chargeStatus }: Order): string => {
  if (paymentStatus === 'PAID') return 'it is paid';
  if (chargeStatus === 'ASYNC_PROCESSING') return 'its payment is under way at a bank or PayPal';
  return quoteStatus === 'EXPIRED' || status === 'UNCONFIRMED'
    ? 'the quote has expired, so the buyer needs a new one'
    : `it is ${status.toLowerCase()}`;
};

async function confirmedBy(
  { sql, waitForShop }: TransferCommandServices,
  number: string,
): Promise<Order['paymentStatus']> {
  for (let looks = 0; ; looks += 1) {
    const order = await findOrderByNumber(sql, number);
    if (order?.paymentStatus === 'PAID' || looks >= mostLooks) return order?.paymentStatus ?? 'OPEN';
    await waitForShop();
  }
}

async function resultOf(
  services: TransferCommandServices,
  recorded: RecordedTransfer,
  number: string,
  reference: string,
): Promise<CommandResult> {
  const nothing = 'Nothing was recorded';
  switch (recorded.status) {
    case 'missing':
      return failedResult(`Order or quote ${number} doesn’t exist.`);
    case 'closed':
      return failedResult(`${nothing}: nothing is owed for ${number}, because ${whyClosed(recorded.order)}.`);
    case 'underWay':
      return failedResult(`${nothing}: a payment for ${number} is in progress online. Try again in an hour.`);
    case 'unconfirmed':
      return failedResult(
        `${nothing}: someone has begun to pay ${number} online and hasn’t confirmed the payment. The shop gives up on it within an hour.`,
      );
    case 'lost':
      return failedResult(
        `${nothing}: the total of ${number} no longer applies, because ${lostTexts[recorded.reason]}. Return the money and ask the buyer to order again.`,
      );
    case 'otherTransfer':
      return failedResult(
        `${nothing}: the reference is recorded for ${recorded.number} with ${inWords(recorded.amount)}.`,
      );
    case 'tooMuch':
      return failedResult(
        recorded.open.amount <= 0
          ? `${nothing}: all of ${number} has arrived. Return the money to its sender.`
          : `${nothing}: only ${inWords(recorded.open)} of ${number} is open. Record that amount, and return the rest to its sender.`,
      );
    case 'recorded': {
      const { order, open, isNew } = recorded;
      const first = isNew ? 'is recorded' : 'was recorded before';
      const isPaid = open.amount <= 0 && (await confirmedBy(services, number)) === 'PAID';
      const next = isPaid
        ? `Order ${number} is paid: ${order.email} gets the confirmation and the invoice.`
        : open.amount <= 0
          ? `The shop hasn’t confirmed order ${number} yet. Repeat the command to see whether it has.`
          : `${inWords(open)} of ${number} is still due. Nothing ships before it has arrived, and it can’t be paid online meanwhile.`;
      return {
        isDone: true,
        lines: [`The transfer ${reference} ${first}. ${next}`],
        json: { order: number, reference, open: inWords(open), isNew, isPaid },
      };
    }
  }
}

/** Records a transfer; first, if the operator agrees, the running shop ends a payment that its payer hasn't confirmed. */
async function recordOnceEnded(
  services: TransferCommandServices,
  transfer: TypedTransfer,
): Promise<RecordedTransfer> {
  let recorded = await recordTransfer(services, transfer);
  if (recorded.status !== 'unconfirmed') return recorded;
  const question = `Someone has begun to pay ${transfer.number} online and hasn’t confirmed the payment with their bank. End that payment, so that it can’t be confirmed any more, and record the transfer?`;
  if (!(await services.confirm(question))) return recorded;
  const { attemptId } = recorded;
  // Another payment may be begun meanwhile: the operator hasn't agreed to end that one.
  const isWaiting = () => recorded.status === 'unconfirmed' && recorded.attemptId === attemptId;
  await requestPaymentEnd(services.sql, attemptId);
  for (let looks = 0; isWaiting() && looks < mostLooks; looks += 1) {
    await services.waitForShop();
    recorded = await recordTransfer(services, transfer);
  }
  return recorded;
}

async function markPaid(
  services: TransferCommandServices,
  number: string,
  typed: { readonly amount: string; readonly reference: string },
): Promise<CommandResult> {
  const order = await findOrderByNumber(services.sql, number);
  if (order === null) return failedResult(`Order or quote ${number} doesn’t exist.`);
  const { gross } = order.total;
  const amount = readAmount(typed.amount, gross.currency) ?? 0;
  if (amount === 0) return failedResult(`Enter the amount in ${gross.currency}, such as 12.50.`);
  const shown = inWords({ ...gross, amount });
  const question = `Record ${shown} by bank transfer for ${number}, which comes to ${inWords(gross)}?`;
  if (!(await services.confirm(question))) return failedResult(notConfirmed);
  const { reference } = typed;
  const transfer = { number, amount, reference, recordedBy: services.operator };
  return resultOf(services, await recordOnceEnded(services, transfer), number, reference);
}

/** The commands about bank transfers. */
export const transferCommands: readonly OperatorCommand<TransferCommandServices>[] = [
  {
    name: 'mark-paid',
    parameters: ['NUMBER'],
    options: { amount: '--amount AMOUNT', reference: '--reference REFERENCE' },
    help: 'Records a bank transfer for a quote, an unpaid order or an open invoice (R-12), once for each reference. When all has arrived, it is paid.',
    async run(services, [typed = ''], { amount = '', reference: named = '' } = {}) {
      const read = readNumber(typed);
      const reference = readReference(named);
      if (read === null)
        return failedResult(
          'Enter the number of a quote, an order or an open invoice, such as Q-1042, 1042 or R-12.',
        );
      if (reference === null) return failedResult(referenceRequired);
      const mark = read.prefix === openInvoicePrefix ? markRenewalPaid : markPaid;
      return mark(services, read.number, { amount, reference });
    },
  },
  {
    name: 'invoice open',
    parameters: [],
    help: 'Lists the renewals that are owed, with the number that mark-paid takes, longest due first.',
    isReadOnly: true,
    run: listOpenInvoices,
  },
];
