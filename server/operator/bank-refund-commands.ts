import { money } from '@sonde/machines/rules/money';
import { openInvoicePrefix } from '../modules/payment/bank-transfer.repository.ts';
import { findTransferred } from '../modules/refund/bank-refund.repository.ts';
import {
  type BankRefundServices,
  type FollowsRefund,
  unreturnedAmount,
  type RecordedBankRefund,
  recordBankRefund,
} from '../modules/refund/record-bank-refund.ts';
import { type CommandResult, failedResult, notConfirmed, type OperatorCommand } from './operator-command.ts';
import { inWords, readAmount } from './typed-amount.ts';
import { readNumber, readReference, referenceRequired } from './typed-transfer.ts';

/** What the command about refunds at the bank needs. */
export interface BankRefundCommandServices extends BankRefundServices {
  /** Who types, as their machine names them. */
  readonly operator: string;
  /** Asks before something is changed; true if it was answered with yes. */
  confirm(question: string): Promise<boolean>;
}

const notTransferred = (number: string): CommandResult =>
  failedResult(
    `Nothing was paid for ${number} by bank transfer, or only a part of an order that is still open, and no refund of it has failed. Enter the number of an order or invoice. What a provider charged is refunded with "refund".`,
  );

const consequences: Readonly<Record<FollowsRefund, (number: string) => string>> = {
  creditNote: (number) => `Whoever paid ${number} gets a credit note and an email.`,
  nothing: (number) => `Not all of ${number} had arrived, so it has no invoice, and no credit note follows.`,
  settled: (number) => `It pays what a failed refund of ${number} owed, which has its credit note already.`,
};

function resultOf(recorded: RecordedBankRefund, number: string, reference: string): CommandResult {
  const nothing = 'Nothing was recorded';
  switch (recorded.status) {
    case 'missing':
      return notTransferred(number);
    case 'otherRefund':
      return failedResult(
        `${nothing}: the reference is recorded for something else, or with another amount: ${inWords(recorded.amount)}.`,
      );
    case 'tooMuch':
      return failedResult(
        recorded.left.amount <= 0
          ? `${nothing}: all of ${number} has been returned.`
          : `${nothing}: only ${inWords(recorded.left)} is left of ${number}.`,
      );
    case 'recorded': {
      const { left, isNew, follows } = recorded;
      const first = isNew ? 'is recorded' : 'was recorded before';
      return {
        isDone: true,
        lines: [
          `The refund ${reference} ${first}. ${consequences[follows](number)} ${inWords(left)} is left of it.`,
        ],
        json: { number, reference, left: inWords(left), isNew },
      };
    }
  }
}

async function record(
  services: BankRefundCommandServices,
  number: string,
  typed: { readonly amount: string; readonly reference: string },
): Promise<CommandResult> {
  const payment = await findTransferred(services.sql, number);
  if (payment === null) return notTransferred(number);
  const { currency } = payment.paid;
  const amount = readAmount(typed.amount, currency) ?? 0;
  if (amount === 0) return failedResult(`Enter the amount in ${currency}, such as 12.50.`);
  const question = `Record that ${inWords(money(amount, currency))} of ${payment.number} was returned by bank? ${inWords(unreturnedAmount(payment))} is left of it.`;
  if (!(await services.confirm(question))) return failedResult(notConfirmed);
  const { reference } = typed;
  const refund = { number, amount, reference, recordedBy: services.operator };
  return resultOf(await recordBankRefund(services, refund), payment.number, reference);
}

/** The command about refunds that were made at the bank. */
export const bankRefundCommands: readonly OperatorCommand<BankRefundCommandServices>[] = [
  {
    name: 'refund returned',
    parameters: ['NUMBER'],
    options: { amount: '--amount AMOUNT', reference: '--reference REFERENCE' },
    help: 'Records that you have returned a bank transfer, or a part of it, at your bank, once for each reference; or paid what a failed refund owes. NUMBER is an order or the invoice of a renewal.',
    async run(services, [typed = ''], { amount = '', reference: named = '' } = {}) {
      const reference = readReference(named);
      if (reference === null) return failedResult(referenceRequired);
      const { prefix, number } = readNumber(typed) ?? { prefix: '', number: typed };
      // What paid an open invoice is returned by the number of the invoice that it has become.
      if (prefix === openInvoicePrefix) return notTransferred(typed);
      return record(services, number, { amount, reference });
    },
  },
];
