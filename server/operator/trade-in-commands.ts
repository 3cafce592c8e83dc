import type { TradeInEnd } from '@sonde/machines/rules/trade-in';
import { tradeInStatus } from '../modules/trade-in/order-trade-in.ts';
import {
  registeredTradeIn,
  type RegisteredTradeIn,
  releaseTradeIn,
} from '../modules/trade-in/registered-trade-in.ts';
import {
  type OrderedTradeIn,
  overdueTradeIns,
  receiveTradeIn,
  returnTradeIn,
  revokeTradeIn,
  type Settled,
  type SettlingServices,
} from '../modules/trade-in/settle-trade-in.ts';
import { type CommandResult, failedResult, type OperatorCommand } from './operator-command.ts';

type TradeInCommand = OperatorCommand<SettlingServices>;

const toReportRow = ({ tradeIn, orderNumber, email }: OrderedTradeIn) => ({
  serialNumber: tradeIn.serialNumber,
  order: orderNumber,
  email,
  returnDay: tradeIn.returnDay,
});

const endWords: Readonly<Record<TradeInEnd, string>> = {
  WITHDRAWN: 'withdrawn',
  CANCELED: 'canceled',
  REFUNDED: 'refunded',
};

function sentenceOf(settled: Exclude<Settled, { readonly status: 'missing' }>): string {
  const { orderedTradeIn } = settled;
  const { serialNumber, returnDay, receivedAt } = orderedTradeIn.tradeIn;
  switch (settled.status) {
    case 'received':
      return `Probe ${serialNumber} of order ${orderedTradeIn.orderNumber} has arrived.`;
    case 'revoked':
      return `The credit of probe ${serialNumber} is revoked, and ${orderedTradeIn.email} gets the bill by email.`;
    case 'returned':
      return `The trade-in of probe ${serialNumber} has ended, and it can be registered again.`;
    case 'over':
      return `Order ${orderedTradeIn.orderNumber} is ${endWords[settled.end]}. Send probe ${serialNumber} back to its buyer, ${orderedTradeIn.email}.`;
    case 'kept':
      return `Order ${orderedTradeIn.orderNumber} isn't withdrawn, canceled or refunded, so probe ${serialNumber} stays traded in.`;
    case 'tooEarly':
      return `Probe ${serialNumber} has until ${returnDay} to arrive.`;
    case 'settled':
      return receivedAt === null
        ? `The credit of probe ${serialNumber} was revoked before.`
        : `Probe ${serialNumber} had arrived before.`;
  }
}

/** What leaves the trade-in as it was. */
const refusals: readonly Settled['status'][] = ['tooEarly', 'over', 'kept'];

function resultOf(settled: Settled): CommandResult {
  if (settled.status === 'missing')
    return failedResult('No order uses the credit of a probe with this serial number.');
  const line = sentenceOf(settled);
  if (refusals.includes(settled.status)) return failedResult(line);
  return {
    isDone: true,
    lines: [line],
    json: { ...toReportRow(settled.orderedTradeIn), status: settled.status },
  };
}

const notRegistered = failedResult('No probe with this serial number is registered.');

function statusOf({ tradeIn, orderedTradeIn }: RegisteredTradeIn): string {
  return orderedTradeIn === null ? 'REGISTERED' : (orderedTradeIn.tradeIn.end ?? tradeInStatus(tradeIn));
}

/** What is known of a registered probe, with its order if there is one. */
function shownRegistered(registered: RegisteredTradeIn) {
  const { serialNumber, productLine, condition, country } = registered.tradeIn;
  return {
    serialNumber,
    status: statusOf(registered),
    productLine,
    condition,
    country,
    registeredAt: registered.registeredAt.toISOString(),
    expiresAt: registered.expiresAt.toISOString(),
    ...(registered.orderedTradeIn === null ? {} : toReportRow(registered.orderedTradeIn)),
  };
}

/** The commands about trade-ins. */
export const tradeInCommands: readonly TradeInCommand[] = [
  {
    name: 'trade-in overdue',
    parameters: [],
    help: 'Lists the old probes that should have arrived, oldest first.',
    isReadOnly: true,
    async run({ sql, now }) {
      const overdue = (await overdueTradeIns(sql, now())).map(toReportRow);
      const lines =
        overdue.length === 0
          ? ['No probes are overdue.']
          : overdue.map((row) => Object.values(row).join('  '));
      return { isDone: true, lines, json: overdue };
    },
  },
  {
    name: 'trade-in received',
    parameters: ['SERIAL'],
    help: 'Records that an old probe has arrived.',
    question: ([serial = '']) => `Record that the probe ${serial} has arrived?`,
    run: async (services, [serialNumber = '']) => resultOf(await receiveTradeIn(services, serialNumber)),
  },
  {
    name: 'trade-in revoke',
    parameters: ['SERIAL'],
    help: 'Takes back the credit of an overdue probe, and emails the bill.',
    question: ([serial = '']) => `Take back the credit of the probe ${serial}, and email the bill?`,
    run: async (services, [serialNumber = '']) => resultOf(await revokeTradeIn(services, serialNumber)),
  },
  {
    name: 'trade-in returned',
    parameters: ['SERIAL'],
    help: 'Ends the trade-in of a withdrawn, canceled or refunded order, once its buyer has the old probe again.',
    question: ([serial = '']) => `End the trade-in of the probe ${serial}?`,
    run: async (services, [serialNumber = '']) => resultOf(await returnTradeIn(services, serialNumber)),
  },
  {
    name: 'trade-in show',
    parameters: ['SERIAL'],
    help: 'Shows a registered probe and its order.',
    isReadOnly: true,
    async run({ sql }, [serialNumber = '']) {
      const registered = await registeredTradeIn(sql, serialNumber);
      if (registered === null) return notRegistered;
      const json = shownRegistered(registered);
      return { isDone: true, lines: Object.entries(json).map(([name, value]) => `${name}: ${value}`), json };
    },
  },
  {
    name: 'trade-in release',
    parameters: ['SERIAL'],
    help: 'Ends a registration without an order, so that the probe can be registered again.',
    question: ([serial = '']) => `End the registration of the probe ${serial}?`,
    async run({ sql }, [serialNumber = '']) {
      const status = await releaseTradeIn(sql, serialNumber);
      if (status === 'missing') return notRegistered;
      if (status === 'used') return failedResult('An order already uses the credit of this probe.');
      if (status === 'over')
        return failedResult(
          'The order with the credit of this probe has ended. Once its buyer has the probe again, type trade-in returned.',
        );
      return { isDone: true, lines: ['The probe can be registered again.'], json: { status } };
    },
  },
];
