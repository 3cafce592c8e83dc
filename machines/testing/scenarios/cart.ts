import { completeCheckout } from '../example-checkout.ts';
import { accepted, lookupOutcomes, refusedWith } from './answers.ts';
import { answers, type Outcome, type Scenario, silence } from './scenario.ts';

const cart = { ...completeCheckout, voucherCode: 'SPRING5' };
const emptyCart = { ...cart, lines: [] };

const changed = (what: string): Readonly<Record<string, Outcome>> => ({
  accepted: answers(`the shop ${what}`, accepted(cart)),
  emptied: answers(`the shop ${what} and nothing is left`, accepted(emptyCart)),
  refused: answers(`the shop does not do that`, refusedWith('INVALID', cart)),
  gone: answers('the shop does not know the cart any more', refusedWith('NOT_FOUND')),
  silent: silence('nobody answers'),
});

const quantity = (value: number) => ({
  type: 'line.quantity.changed',
  lineId: 'line-device',
  quantity: value,
});

export const cartScenario: Scenario = {
  inputs: {
    known: {
      sentence: 'a browser that has a cart',
      input: { checkoutToken: 'token-1', membershipChange: null },
    },
    none: { sentence: 'a browser without a cart', input: { checkoutToken: null, membershipChange: null } },
  },
  events: [
    { sentence: 'the buyer wants two of a line', event: quantity(2) },
    { sentence: 'the buyer wants none of a line', event: quantity(0) },
    { sentence: 'a quantity arrives that is no number of pieces', event: quantity(1.5) },
    { sentence: 'the buyer removes a line', event: { type: 'line.removed', lineId: 'line-device' } },
    { sentence: 'the buyer tries a voucher code', event: { type: 'voucher.submitted', code: 'WELCOME10' } },
    { sentence: 'the buyer sends an empty voucher code', event: { type: 'voucher.submitted', code: ' ' } },
    { sentence: 'the buyer takes the voucher off', event: { type: 'voucher.removed' } },
    { sentence: 'the buyer goes to the checkout', event: { type: 'checkout.requested' } },
    { sentence: 'the tab has the focus again', event: { type: 'cart.refreshed' } },
    { sentence: 'the buyer tries again', event: { type: 'retry.requested' } },
  ],
  services: {
    loadCheckout: {
      outcomes: {
        ...lookupOutcomes({
          open: ['the shop finds the cart', cart],
          empty: ['the shop finds an empty cart', emptyCart],
        }),
        silent: silence('nobody answers'),
      },
    },
    updateLine: { outcomes: changed('changes the quantity') },
    removeLine: { outcomes: changed('takes the line out') },
    updateVoucher: { outcomes: changed('takes the voucher') },
  },
  limit: 1_000,
};
