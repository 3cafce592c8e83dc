import type { QuoteStatus } from '@sonde/machines/lifecycles';
import { quoteNumberOf } from '@sonde/machines/rules/quotes';
import { type EndedQuote, endQuote, type QuoteEndServices } from '../modules/order/end-quote.ts';
import { openInvoicePrefix } from '../modules/payment/bank-transfer.repository.ts';
import { findOrderByNumber } from '../modules/order/order.repository.ts';
import { type CommandResult, failedResult, notConfirmed, type OperatorCommand } from './operator-command.ts';
import { inWords } from './typed-amount.ts';
import { readNumber } from './typed-transfer.ts';

/** What the command about quotes needs. */
export interface QuoteCommandServices extends QuoteEndServices {
  /** Asks before something is changed; true if it was answered with yes. */
  confirm(question: string): Promise<boolean>;
}

const closedTexts: Readonly<Record<QuoteStatus | 'NONE', (number: string) => string>> = {
  NONE: (number) => `${number} is an order, not a quote.`,
  PAID: (number) => `${quoteNumberOf(number)} has become an order. Refund what was paid for it instead.`,
  EXPIRED: (number) => `${quoteNumberOf(number)} has ended already.`,
  // Its last day is over, and the shop is about to end it.
  OPEN: (number) => `${quoteNumberOf(number)} has expired.`,
};

function resultOf(ended: EndedQuote, number: string): CommandResult {
  const quote = quoteNumberOf(number);
  const nothing = 'Nothing was changed';
  switch (ended.status) {
    case 'missing':
      return failedResult(`Quote ${quote} doesn’t exist.`);
    case 'closed':
      return failedResult(`${nothing}: ${closedTexts[ended.order.quoteStatus ?? 'NONE'](number)}`);
    case 'underWay':
      return failedResult(`${nothing}: a payment for ${quote} is in progress online. Try again in an hour.`);
    case 'settled':
      return failedResult(
        `${nothing}: all of ${quote} has arrived, and the shop is about to confirm the order. Refund the order instead.`,
      );
    case 'ended': {
      const { order, received } = ended;
      const returned =
        received.amount === 0
          ? 'Nothing had arrived for it.'
          : `${inWords(received)} of it had arrived by bank transfer. Return that at your bank, and record it with "refund returned ${number}". "refund due" lists it until then.`;
      return {
        isDone: true,
        lines: [
          `Quote ${quote} has ended and can’t be paid any more. ${returned} ${order.email} isn’t emailed.`,
        ],
        json: { order: number, received: inWords(received), email: order.email },
      };
    }
  }
}

/** The command about quotes. */
export const quoteCommands: readonly OperatorCommand<QuoteCommandServices>[] = [
  {
    name: 'quote expire',
    parameters: ['NUMBER'],
    help: 'Ends an open quote now, also one that is partly paid. What has arrived for it is then due for a refund at the bank.',
    async run(services, [typed = '']) {
      const read = readNumber(typed);
      if (read === null || read.prefix === openInvoicePrefix)
        return failedResult('Enter the number of a quote, such as Q-1042 or 1042.');
      const { number } = read;
      const order = await findOrderByNumber(services.sql, number);
      if (order === null) return resultOf({ status: 'missing' }, number);
      const { transferred, total } = order;
      const question = `End quote ${quoteNumberOf(number)} of ${order.email}? ${inWords(transferred)} of ${inWords(total.gross)} has arrived.`;
      if (!(await services.confirm(question))) return failedResult(notConfirmed);
      return resultOf(await endQuote(services, number), number);
    },
  },
];
