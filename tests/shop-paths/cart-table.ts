import type { AnyMachineSnapshot } from 'xstate';
import type { CartContext, CartInput, CartLine, Checkout, CheckoutLine } from '../../machines/cart/index.ts';
import {
  answers,
  answersTo,
  deviceLine,
  membershipLine,
  scenarios,
  withTotal,
} from '../../machines/testing/index.ts';
import { acceptedAnswer, refusedWith, voucherAnswers } from '../../machines/testing/scenarios/answers.ts';
import { checkoutsForToken } from '../../machines/testing/scenarios/checkouts.ts';
import { cartDriver } from '../view-paths/drive/cart-driver.ts';
import { cartByHand } from './cart-by-hand.ts';
import { answersHolding, arrivesAs, nobodyAnswers } from './causes.ts';
import { lookupOutcomes, setAside } from './lookup-outcomes.ts';
import { bringAlong, keepCheckout } from './own-checkout.ts';
import type { CausedOutcome, ShopTable, Surroundings } from './shop-table.ts';

const first = { ...deviceLine, productName: 'USB-C cable' };
const second = { ...membershipLine, productName: 'Lightning cable' };
const full: Checkout = { ...checkoutsForToken('token-1').complete, lines: [first, second] };
const empty: Checkout = { ...full, lines: [] };

async function open({ page, world }: Surroundings, input: string): Promise<void> {
  await world.begin('US', { 'CBL-USBC': 1, 'CBL-LTG': 1 });
  if (input !== 'none') await keepCheckout(page, world, 'sonde.checkoutToken');
  if (input === 'served') await bringAlong(page, world, 'us');
  await page.goto('/us/en/cart/');
}

const setBy =
  (requested: readonly CartLine[]) =>
  (line: CheckoutLine): CheckoutLine => ({
    ...line,
    quantity: requested.find(({ sku }) => sku === line.sku)?.quantity ?? line.quantity,
  });

/** The cart no longer exists. */
const gone = (operation: string): CausedOutcome => ({ cause: answersHolding(operation, 'missing') });

const openLookups = lookupOutcomes({ open: 'complete', empty: 'empty' });

function mayHappen(snapshot: AnyMachineSnapshot, label: string): boolean {
  const { checkout } = snapshot.context as CartContext;
  if (label === '{"type":"voucher.removed"}') return false;
  if (label.startsWith('{"type":"line.quantity.changed"') && snapshot.matches({ ready: 'removingLine' }))
    return false;
  if (label.startsWith('{"type":"line.')) return checkout?.lines[0]?.id === first.id;
  return true;
}

const removal = 'To the cart a removal is a code like any other; what it does is the voucher’s own.';

/** The cart of a visitor in the United States with two cables. */
export const cartTable: ShopTable = {
  flow: 'cart',
  driverOn: cartDriver,
  inputs: Object.fromEntries(
    Object.entries(scenarios['cart']?.inputs ?? {}).map(([name, { sentence, input }]) => [
      name,
      { sentence, input: { ...(input as CartInput), served: name === 'served' ? full : null } },
    ]),
  ),
  open,
  byHand: cartByHand,
  operations: {
    loadCheckout: 'Checkout',
    updateLines: 'CheckoutLinesUpdate',
    removeLine: 'CheckoutLineDelete',
    voucherForm: 'CheckoutUpdateVoucher',
  },
  services: {
    loadCheckout: {
      ...openLookups,
      open: {
        cause: answersHolding('Checkout', 'complete'),
        answer: answers('the shop finds the cart', { status: 'open', checkout: full }),
      },
      empty: {
        cause: answersHolding('Checkout', 'empty'),
        answer: answers('the shop finds an empty cart', { status: 'open', checkout: empty }),
      },
    },
    updateLines: {
      accepted: {
        cause: answersHolding('CheckoutLinesUpdate', 'complete'),
        answer: answersTo('the shop sets the lines', ({ lines }: { readonly lines: readonly CartLine[] }) =>
          acceptedAnswer({ ...withTotal(full, 500_000), lines: full.lines.map(setBy(lines)) }),
        ),
      },
      emptied: { cannot: 'A line that is wanted so many times is in the cart.' },
      refused: {
        cause: async ({ world, requests }) => {
          const request = await requests.take('CheckoutLinesUpdate');
          await world.bring('complete');
          const [line] = request.variables['lines'] as readonly object[];
          await request.pass({ lines: [{ ...line, quantity: 1_000_000 }] });
        },
        answer: answers('the shop does not do that', refusedWith('INVALID', full, 'quantity')),
      },
      gone: gone('CheckoutLinesUpdate'),
      silent: nobodyAnswers('CheckoutLinesUpdate'),
    },
    removeLine: {
      accepted: {
        cause: answersHolding('CheckoutLineDelete', 'complete'),
        answer: answers('the shop removes the line', acceptedAnswer({ ...full, lines: [second] })),
      },
      emptied: {
        cause: answersHolding('CheckoutLineDelete', 'single'),
        answer: answers('the shop removes the line and nothing is left', acceptedAnswer(empty)),
      },
      refused: {
        cause: answersHolding('CheckoutLineDelete', 'expired'),
        answer: answers('the shop does not do that', refusedWith('OPERATION_NOT_ALLOWED', full)),
      },
      gone: gone('CheckoutLineDelete'),
      silent: nobodyAnswers('CheckoutLineDelete'),
    },
    voucherForm: {
      accepted: {
        cause: answersHolding('CheckoutUpdateVoucher', 'complete'),
        answer: voucherAnswers(
          'the shop applies the voucher',
          acceptedAnswer({ ...full, voucherCode: 'WELCOME10' }),
        ),
      },
      emptied: { cannot: 'A code leaves the lines in the cart.' },
      refused: {
        ...arrivesAs('CheckoutUpdateVoucher', { voucherCode: 'EXPIRED' }),
        answer: voucherAnswers('the shop refuses the voucher', refusedWith('VOUCHER_NOT_APPLICABLE', full)),
      },
      gone: gone('CheckoutUpdateVoucher'),
      silent: nobodyAnswers('CheckoutUpdateVoucher'),
    },
  },
  events: {},
  mayHappen,
  asksFor: ['checkout.voucherCode', 'checkout.lines.0.id', 'checkout.lines.0.quantity', 'line'],
  instant: [],
  outOfReach: {
    'cart.ready.idle.judging: always [isCombinationNotSold] → cart.ready.idle.unsold': setAside,
    'cart.ready.idle.judging: always [isPlanNotSold] → cart.ready.idle.unsold': setAside,
    'cart.ready.idle.judging: always [isNotSoldInCountry] → cart.ready.idle.unsold': setAside,
    'cart.ready.idle.judging: always [isBundleRefused] → cart.ready.idle.unsold': setAside,
    'cart.ready.idle.judging: always [isChangedOnOwnPage] → cart.ready.idle.unsold': setAside,
    'cart.ready.idle.unsold: cart.refreshed → cart.ready.idle.refreshing': setAside,
    'cart.ready.idle.unsold: checkout.requested → stay': setAside,
    'cart.ready.idle: voucher.removed → cart.ready.changingVoucher': removal,
    'cart.ready.changingQuantity: voucher.removed → stay': removal,
    'cart.ready.removingLine: voucher.removed → stay': removal,
    'cart.ready.changingVoucher: voucher.removed → stay': removal,
    'cart.undoing: voucher.removed → stay': removal,
    'cart.ready.idle: line.quantity.changed [isRemoval] → cart.ready.removingLine':
      'The field takes whole numbers from 1; a line is taken out with its own button.',
    'cart.ready.changingVoucher: voucher.submitted → stay':
      'The form waits for the answer to the code before.',
    'cart.ready.removingLine: line.quantity.changed → stay':
      'The line that the walks change is the one that is being removed.',
  },
};
