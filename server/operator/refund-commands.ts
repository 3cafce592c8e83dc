import { money } from '@sonde/machines/rules/money';
import type { Refund, RefundableCharge } from '../modules/refund/refund.model.ts';
import { dueRefunds } from '../modules/refund/due-refunds.ts';
import { outcomeOf } from '../modules/refund/refund.repository.ts';
import { findCharge } from '../modules/refund/refundable-charge.ts';
import {
  type RequestedRefund,
  requestRefund,
  type RefundRequestServices,
} from '../modules/refund/request-refund.ts';
import { type CommandResult, failedResult, notConfirmed, type OperatorCommand } from './operator-command.ts';
import { inWords, readAmount } from './typed-amount.ts';

/** What the commands about refunds need. */
export interface RefundCommandServices extends RefundRequestServices {
  /** Who types, as their machine names them. */
  readonly operator: string;
  /** Asks before something is changed; true if it was answered with yes. */
  confirm(question: string): Promise<boolean>;
  /** Waits a moment for the running shop, which makes the refund. */
  waitForShop(): Promise<void>;
}

const longestReason = 500;

/** How often the shop is looked at before the command leaves the refund to it: for half a minute. */
const mostLooks = 60;

/** What a provider says, which may be a sentence, within one of the shop's. */
const withoutFullStop = (detail: string): string => detail.replace(/\.$/, '');

async function resultOf(
  { sql, waitForShop }: RefundCommandServices,
  { id, amount, reason, requestedBy }: Refund,
  { number }: RefundableCharge,
): Promise<CommandResult> {
  let outcome = await outcomeOf(sql, id);
  for (let looks = 0; outcome === null && looks < mostLooks; looks += 1) {
    await waitForShop();
    outcome = await outcomeOf(sql, id);
  }
  const json = { number, amount: inWords(amount), reason, requestedBy, status: outcome?.status ?? 'PENDING' };
  if (outcome === null) {
    const line = `${inWords(amount)} of ${number} will be refunded: the provider hasn’t confirmed it yet. Repeat the command to see whether it has.`;
    return { isDone: true, lines: [line], json };
  }
  if (outcome.status === 'REFUSED')
    return failedResult(
      `The provider didn’t confirm the refund of ${number}: ${withoutFullStop(outcome.detail ?? '')}. Look the payment up there.`,
    );
  const line = `${inWords(amount)} of ${number} is refunded. Its buyer gets a credit note and an email.`;
  return { isDone: true, lines: [line], json };
}

function tooMuch(
  { charge, left, amountOwed }: Extract<RequestedRefund, { readonly status: 'tooMuch' }>,
  number: string,
): CommandResult {
  const { paid } = charge;
  const sentence =
    left <= 0
      ? `${number} is fully refunded: ${inWords(paid)} was paid and has been refunded.`
      : `Only ${inWords(money(left, paid.currency))} is left to refund of ${number}.`;
  const came = `${inWords(money(amountOwed, paid.currency))} came back from a failed refund. Return it at your bank, and record it with "refund returned".`;
  return failedResult(amountOwed > 0 ? `${sentence} ${came}` : sentence);
}

async function refund(
  services: RefundCommandServices,
  number: string,
  typed: { readonly amount: string | undefined; readonly reason: string },
): Promise<CommandResult> {
  const charge = await findCharge(services.sql, number);
  if (charge === null)
    return failedResult(
      `Nothing was charged for ${number}. Enter the number of an order or invoice. Return a bank transfer at your bank, and record it with "refund returned".`,
    );
  const amount = typed.amount === undefined ? null : readAmount(typed.amount, charge.paid.currency);
  if (typed.amount !== undefined && (amount ?? 0) === 0)
    return failedResult(`Enter the amount in ${charge.paid.currency}, such as 12.50.`);
  const amountText = amount === null ? 'everything left' : inWords(money(amount, charge.paid.currency));
  const question = `Refund ${amountText} of ${charge.number}? ${inWords(charge.paid)} was paid, and ${inWords(charge.refunded)} has been refunded.`;
  if (!(await services.confirm(question))) return failedResult(notConfirmed);
  const requested = await requestRefund(services, {
    number,
    amount,
    reason: typed.reason,
    requestedBy: services.operator,
  });
  if (requested.status === 'missing') return failedResult(`Nothing was charged for ${number}.`);
  if (requested.status === 'tooMuch') return tooMuch(requested, number);
  return resultOf(services, requested.refund, requested.charge);
}

/** The commands about refunds. */
export const refundCommands: readonly OperatorCommand<RefundCommandServices>[] = [
  {
    name: 'refund due',
    parameters: [],
    help: 'Lists the withdrawn orders and ended quotes with money left to refund, and by when, soonest first. What came by bank transfer, and refunds that failed, are returned at the bank, and recorded with refund returned.',
    isReadOnly: true,
    async run({ sql }) {
      const due = await dueRefunds(sql);
      const shown = due.map(({ number, left, refundBy, email, isByBank }) => ({
        number,
        left: inWords(left),
        refundBy,
        email,
        // `refund` doesn't return it.
        ...(isByBank && { returnedBy: 'bank transfer' }),
      }));
      const lines =
        shown.length === 0 ? ['No refunds are due.'] : shown.map((row) => Object.values(row).join('  '));
      return { isDone: true, lines, json: shown };
    },
  },
  {
    name: 'refund',
    parameters: ['NUMBER'],
    options: { amount: '[--amount AMOUNT]', reason: '--reason REASON' },
    help: 'Refunds an order or an invoice, all that is left without an amount. The same reason and amount are refunded once.',
    async run(services, [number = ''], { amount, reason = '' } = {}) {
      const because = reason.trim();
      if (because === '' || because.length > longestReason)
        return failedResult(`Give the reason with --reason, in at most ${longestReason} characters.`);
      return refund(services, number, { amount, reason: because });
    },
  },
];
