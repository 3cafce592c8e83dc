import {
  acceptedAnswer,
  answersAbout,
  containedVoucher,
  lookupOutcomes,
  refusedWith,
  unsoldLookups,
  voucherOutcomes,
} from './answers.ts';
import type { RefusalCode, RefusedField } from './refused.ts';
import { checkoutsForToken } from './checkouts.ts';
import { answers, type DependentOutcome, type Outcome, type Scenario, noResponse } from './scenario.ts';

const changeOutcomes = (
  what: string,
  code: RefusalCode,
  field: RefusedField | null = null,
): Readonly<Record<string, Outcome | DependentOutcome>> => ({
  accepted: answersAbout(`the shop ${what}`, ({ complete }) => acceptedAnswer(complete)),
  emptied: answersAbout(`the shop ${what} and nothing is left`, ({ empty }) => acceptedAnswer(empty)),
  refused: answersAbout(`the shop does not do that`, ({ complete }) => refusedWith(code, complete, field)),
  gone: answers('the cart no longer exists', refusedWith('NOT_FOUND')),
  silent: noResponse('the shop does not answer'),
});

const quantity = (value: number) => ({
  type: 'line.quantity.changed',
  lineId: 'line-device',
  quantity: value,
});

export const cartScenario = {
  inputs: {
    known: {
      sentence: 'a browser that has a cart',
      input: { checkoutToken: 'token-1', change: null, lostDiscount: null, served: null },
    },
    served: {
      sentence: 'a browser that receives its cart with the page',
      input: {
        checkoutToken: 'token-1',
        change: null,
        lostDiscount: null,
        served: checkoutsForToken('token-1').complete,
      },
    },
    none: {
      sentence: 'a browser without a cart',
      input: { checkoutToken: null, change: null, lostDiscount: null, served: null },
    },
  },
  events: [
    { sentence: 'the buyer sets a quantity to 2', event: quantity(2) },
    { sentence: 'the buyer sets a quantity to 0', event: quantity(0) },
    { sentence: 'a quantity arrives that is not valid', event: quantity(1.5) },
    { sentence: 'the buyer removes a line', event: { type: 'line.removed', lineId: 'line-device' } },
    { sentence: 'the buyer undoes the last change', event: { type: 'change.undone' } },
    { sentence: 'the buyer types a voucher code', event: { type: 'voucher.typed', code: 'WELCOME10' } },
    { sentence: 'the buyer leaves the voucher field', event: { type: 'voucher.left' } },
    { sentence: 'the buyer tries a voucher code', event: { type: 'voucher.submitted', code: 'WELCOME10' } },
    { sentence: 'the buyer sends an empty voucher code', event: { type: 'voucher.submitted', code: ' ' } },
    { sentence: 'the buyer removes the voucher', event: { type: 'voucher.removed' } },
    { sentence: 'the buyer goes to the checkout', event: { type: 'checkout.requested' } },
    {
      sentence: 'the buyer goes to the checkout without a network',
      event: { type: 'checkout.unreachable' },
    },
    { sentence: 'the buyer comes back to the tab', event: { type: 'cart.refreshed' } },
    { sentence: 'the buyer tries again', event: { type: 'retry.requested' } },
  ],
  services: {
    loadCheckout: {
      outcomes: {
        ...lookupOutcomes({
          open: ['the shop finds the cart', ({ complete }) => complete, ({ isSold }) => isSold],
          empty: ['the shop finds an empty cart', ({ empty }) => empty, () => true],
          ...unsoldLookups,
        }),
        silent: noResponse('the shop does not answer'),
      },
    },
    updateLines: { outcomes: changeOutcomes('changes the quantity', 'INVALID', 'quantity') },
    removeLine: { outcomes: changeOutcomes('removes the line', 'OPERATION_NOT_ALLOWED') },
    voucherForm: containedVoucher(
      voucherOutcomes({
        accepted: ['the shop applies the voucher', ({ complete }) => acceptedAnswer(complete)],
        emptied: ['the shop applies the voucher and nothing is left', ({ empty }) => acceptedAnswer(empty)],
        refused: [
          'the shop refuses the voucher',
          ({ complete }) => refusedWith('VOUCHER_NOT_APPLICABLE', complete),
        ],
        gone: ['the cart no longer exists', () => refusedWith('NOT_FOUND')],
      }),
    ),
  },
  ways: [
    {
      // A cart that can't be ordered still can't after a refresh without a response.
      input: 'known',
      labels: ['loadCheckout: unsoldCombination', '{"type":"cart.refreshed"', 'refreshCheckout: silent'],
    },
    {
      // A buyer who goes to checkout while a code is being checked gets there once it is applied.
      input: 'known',
      labels: [
        'loadCheckout: open',
        '{"type":"voucher.submitted","code":"WELCOME10"',
        '{"type":"checkout.requested"',
        'voucherForm: accepted',
      ],
    },
  ],
  answeredBy: ['checkoutToken'],
  limit: 1_000,
} as const satisfies Scenario;
