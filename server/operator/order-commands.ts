import type { WantedItems } from '../modules/order/fulfilment.ts';
import { type Fulfilled, type FulfilmentServices, fulfilOrder } from '../modules/order/fulfil-order.ts';
import { apiEvents } from '../modules/order/order-events.ts';
import { findOrderByNumber } from '../modules/order/order.repository.ts';
import { type CommandResult, failedResult, type OperatorCommand } from './operator-command.ts';

/** What happened to an order, for support. */
async function historyOf({ sql }: FulfilmentServices, number: string): Promise<CommandResult> {
  const order = await findOrderByNumber(sql, number);
  if (order === null) return failedResult(`Order ${number} doesn’t exist.`);
  const { status, paymentStatus, chargeStatus } = order;
  const events = apiEvents(order).map(({ type, date, message }) => ({ type, date, message }));
  const isDisputed = events.some(({ type }) => type === 'disputed');
  return {
    isDone: true,
    lines: [
      `Order ${number}: ${status}, ${paymentStatus}, ${chargeStatus}`,
      ...(isDisputed
        ? ['Its payment is or was disputed: look at the provider how that stands before you refund anything.']
        : []),
      ...events.map(({ date, type, message }) => [date, type, message].filter(Boolean).join('  ')),
    ],
    json: { order: number, status, paymentStatus, chargeStatus, events },
  };
}

type OrderCommand = OperatorCommand<FulfilmentServices>;

const sku = /^[\w-]+$/;

/** The items as typed: `all`, or `IQ3-USBC=1,CBL-USBC=2`. Null for anything else. */
function readItems(typed: string): WantedItems | null {
  if (typed === 'all') return 'all';
  const pairs = typed.split(',').map((pair) => pair.split('='));
  const isReadable = pairs.every(
    ([name = '', quantity = '', ...rest]) =>
      sku.test(name) && /^[1-9]\d{0,3}$/.test(quantity) && rest.length === 0,
  );
  const names = new Set(pairs.map(([name]) => name));
  if (!isReadable || names.size !== pairs.length) return null;
  return Object.fromEntries(pairs.map(([name = '', quantity]) => [name, Number(quantity)]));
}

/** A tracking number as typed, a hyphen for none. Undefined for what can't be one. */
function readTracking(typed: string): string | null | undefined {
  if (typed === '-') return null;
  return /^[\p{L}\p{N}][\p{L}\p{N} .-]{0,63}$/u.test(typed) ? typed : undefined;
}

function resultOf(fulfilled: Fulfilled, number: string): CommandResult {
  switch (fulfilled.status) {
    case 'missing':
      return failedResult(`Order ${number} doesn’t exist.`);
    case 'over':
      return failedResult(
        `Order ${number} has nothing left to ship: it is ${fulfilled.order.status.toLowerCase()}.`,
      );
    case 'unpaid':
      return failedResult(`Order ${number} isn't paid yet. Ship it once the payment has arrived.`);
    case 'notLeft':
      return failedResult(`Order ${number} doesn't have those items left to ship.`);
    case 'shipped': {
      const { order, shipment, isComplete } = fulfilled;
      const note = order.note.replaceAll('\n', ' ');
      const rest = isComplete ? 'Everything is shipped' : 'Some items are left';
      return {
        isDone: true,
        lines: [
          `Shipment ${shipment} of order ${number} is recorded, and ${order.email} gets an email. ${rest}.`,
          ...(note === '' ? [] : [`The buyer's note: ${note}`]),
        ],
        json: { order: number, shipment, isComplete, note: order.note },
      };
    }
  }
}

/** The commands about orders. */
export const orderCommands: readonly OrderCommand[] = [
  {
    name: 'order',
    parameters: ['ORDER'],
    help: 'Shows how an order stands and what happened to it: payments, refunds, disputes and shipments.',
    isReadOnly: true,
    run: (services, [number = '']) =>
      /^\d{1,12}$/.test(number)
        ? historyOf(services, number)
        : Promise.resolve(failedResult('Enter an order number.')),
  },
  {
    name: 'fulfil',
    parameters: ['ORDER', 'ITEMS', 'TRACKING'],
    help: 'Records a shipment: "all" or SKU=QUANTITY,…, and the tracking number or "-". The buyer is emailed.',
    async run(services, [number = '', items = '', tracking = '']) {
      const [wanted, trackingNumber] = [readItems(items), readTracking(tracking)];
      if (!/^\d{1,12}$/.test(number)) return failedResult('Enter an order number.');
      if (wanted === null)
        return failedResult('Enter the items as "all" or as SKU=QUANTITY, separated by commas.');
      if (trackingNumber === undefined) return failedResult('Enter the tracking number, or "-" for none.');
      return resultOf(await fulfilOrder(services, number, { items: wanted, trackingNumber }), number);
    },
  },
];
