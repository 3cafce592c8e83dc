import { checkEmail } from '@sonde/machines/rules/people';
import { quoteNumberOf } from '@sonde/machines/rules/quotes';
import { linesToShip, type RequestedItems } from '../modules/order/fulfilment.ts';
import { type Fulfilled, type FulfilmentServices, fulfilOrder } from '../modules/order/fulfil-order.ts';
import { pastEventsOf } from '../modules/order/order-events.ts';
import { findOrderByNumber, findOrdersByEmail } from '../modules/order/order.repository.ts';
import { openInvoicePrefix } from '../modules/payment/bank-transfer.repository.ts';
import {
  type CommandResult,
  failedResult,
  notConfirmed,
  type OperatorCommand,
  problemIn,
} from './operator-command.ts';
import { inWords } from './typed-amount.ts';
import { readNumber } from './typed-transfer.ts';

/** What happened to an order, for support. */
async function historyOf({ sql }: FulfilmentServices, number: string): Promise<CommandResult> {
  const order = await findOrderByNumber(sql, number);
  if (order === null) return failedResult(`Order ${number} doesn’t exist.`);
  const { status, paymentStatus, chargeStatus } = order;
  const events = pastEventsOf(order).map(({ type, date, message, refunded = null }) => ({
    type,
    date: date.toISOString(),
    message: refunded === null ? message : inWords(refunded),
  }));
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

/** How many orders of an address are listed. */
const mostListed = 100;

/** The orders and quotes with an email address, for support that doesn't know their numbers. */
async function ordersOf({ sql }: FulfilmentServices, email: string): Promise<CommandResult> {
  const rows = await findOrdersByEmail(sql, email, mostListed);
  if (rows.length === 0) return failedResult(`${email} has no orders and no quotes.`);
  const orders = rows.map(({ number, placedAt, status, quoteStatus, chargeStatus, total }) => ({
    number: quoteStatus === 'OPEN' || quoteStatus === 'EXPIRED' ? quoteNumberOf(number) : number,
    placed: placedAt.toISOString(),
    status,
    chargeStatus,
    total: inWords(total.gross),
  }));
  return { isDone: true, lines: orders.map((row) => Object.values(row).join('  ')), json: orders };
}

const isEmail = (typed: string): boolean => checkEmail(typed) === null;

interface OrderCommandServices extends FulfilmentServices {
  confirm(question: string): Promise<boolean>;
}

type OrderCommand = OperatorCommand<OrderCommandServices>;

const sku = /^[\w-]+$/;

/** The items as typed: `all`, or `IQ3-USBC=1,CBL-USBC=2`. Null for anything else. */
function readItems(typed: string): RequestedItems | null {
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

/** Asks about what is shipped, and whom it is told; null where nothing can be shipped. */
async function shipmentQuestion(
  { sql }: FulfilmentServices,
  number: string,
  requested: RequestedItems,
): Promise<string | null> {
  const order = await findOrderByNumber(sql, number);
  const lines = order && linesToShip(order, requested);
  if (order === null || lines === null) return null;
  const items = lines.map(({ position, quantity }) => `${quantity} × ${order.lines[position]?.sku ?? ''}`);
  return `Record a shipment of order ${number} (${items.join(', ')}), and email ${order.email}?`;
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

/** A shipment as typed, or the first thing that is wrong with it. */
function readShipment([number = '', typedItems = '', typedTracking = '']: readonly string[]) {
  const [items, trackingNumber] = [readItems(typedItems), readTracking(typedTracking)];
  if (!/^\d{1,12}$/.test(number)) return { problem: 'Enter an order number.' };
  if (items === null) return { problem: 'Enter the items as "all" or as SKU=QUANTITY, separated by commas.' };
  if (trackingNumber === undefined) return { problem: 'Enter the tracking number, or "-" for none.' };
  return { number, items, trackingNumber };
}

/** The commands about orders. */
export const orderCommands: readonly OrderCommand[] = [
  {
    name: 'order',
    parameters: ['ORDER|EMAIL'],
    help: 'Shows how an order or quote stands and what happened to it: payments, refunds, disputes and shipments. With an email address, lists its latest orders.',
    isReadOnly: true,
    async run(services, [typed = '']) {
      if (isEmail(typed)) return ordersOf(services, typed);
      const read = readNumber(typed);
      return read === null || read.prefix === openInvoicePrefix
        ? failedResult('Enter the number of an order or a quote, or an email address.')
        : historyOf(services, read.number);
    },
  },
  {
    name: 'ship',
    otherName: 'fulfil',
    parameters: ['ORDER', 'ITEMS', 'TRACKING'],
    help: 'Records a shipment: "all" or SKU=QUANTITY,…, and the tracking number or "-". The buyer is emailed.',
    problemOf: (parameters) => problemIn(readShipment(parameters)),
    async run(services, parameters) {
      const shipment = readShipment(parameters);
      if ('problem' in shipment) return failedResult(shipment.problem);
      const { number, items, trackingNumber } = shipment;
      const question = await shipmentQuestion(services, number, items);
      if (question !== null && !(await services.confirm(question))) return failedResult(notConfirmed);
      return resultOf(await fulfilOrder(services, number, { items, trackingNumber }), number);
    },
  },
];
