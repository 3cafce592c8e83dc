import {
  type OrderedTradeIn,
  overdueTradeIns,
  receiveTradeIn,
  revokeTradeIn,
  type Settled,
  type SettlingServices,
} from '../modules/trade-in/settle-trade-in.ts';
import { type CommandResult, failed, type OperatorCommand } from './operator-command.ts';

type TradeInCommand = OperatorCommand<SettlingServices>;

const shown = ({ tradeIn, orderNumber, email }: OrderedTradeIn) => ({
  serialNumber: tradeIn.serialNumber,
  order: orderNumber,
  email,
  returnDay: tradeIn.returnDay,
});

function sentenceOf(status: Exclude<Settled['status'], 'missing'>, ordered: OrderedTradeIn): string {
  const { serialNumber, returnDay, receivedAt } = ordered.tradeIn;
  switch (status) {
    case 'received':
      return `Probe ${serialNumber} of order ${ordered.orderNumber} has arrived.`;
    case 'revoked':
      return `The credit of probe ${serialNumber} is revoked, and ${ordered.email} gets the bill by email.`;
    case 'tooEarly':
      return `Probe ${serialNumber} has until ${returnDay} to arrive.`;
    case 'settled':
      return receivedAt === null
        ? `The credit of probe ${serialNumber} was revoked before.`
        : `Probe ${serialNumber} had arrived before.`;
  }
}

function resultOf(settled: Settled): CommandResult {
  if (settled.status === 'missing') return failed('No order has the credit of a probe with this number.');
  const line = sentenceOf(settled.status, settled.ordered);
  if (settled.status === 'tooEarly') return failed(line);
  return { isDone: true, lines: [line], json: { ...shown(settled.ordered), status: settled.status } };
}

/** The commands about trade-ins. */
export const tradeInCommands: readonly TradeInCommand[] = [
  {
    name: 'trade-in overdue',
    parameters: [],
    help: 'Lists the old probes that should have arrived, oldest first.',
    async run({ sql, now }) {
      const overdue = (await overdueTradeIns(sql, now())).map(shown);
      const lines =
        overdue.length === 0 ? ['No probe is overdue.'] : overdue.map((row) => Object.values(row).join('  '));
      return { isDone: true, lines, json: overdue };
    },
  },
  {
    name: 'trade-in received',
    parameters: ['SERIAL'],
    help: 'Records that an old probe has arrived.',
    run: async (services, [serialNumber = '']) => resultOf(await receiveTradeIn(services, serialNumber)),
  },
  {
    name: 'trade-in revoke',
    parameters: ['SERIAL'],
    help: 'Takes back the credit of an overdue probe, and emails the bill.',
    run: async (services, [serialNumber = '']) => resultOf(await revokeTradeIn(services, serialNumber)),
  },
];
