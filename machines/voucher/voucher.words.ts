import type { MachineWords } from '../flow/index.ts';

export const voucherWords: MachineWords = {
  kind: 'part',
  title: 'Voucher',
  sentence:
    'A code from the buyer or a link is applied, refused, replaced, dropped or removed, in the cart and the checkout.',
  services: {
    findLinkedCode: 'the shop whether the code from a link is still valid',
    updateVoucher: 'the shop to check a voucher code',
  },
  events: {
    'voucher.declined': 'Order is refused because of its code',
    'voucher.left': 'Buyer leaves the field for a code',
    'voucher.removed': 'Buyer removes the voucher',
    'voucher.repriced': 'Server returns the updated cart',
    'voucher.submitted': 'Buyer tries a voucher code',
    'voucher.typed': 'Buyer types a voucher code',
  },
  guards: {
    isAnotherTyped: 'the buyer has typed another code meanwhile',
    isCodeDropped: 'the code no longer applies',
    isCodeGiven: 'a code is given',
    isCodeNew: 'the code wasn’t applied before',
    isCodeReplaced: 'another code was applied before',
    isDiscountLost: 'the previous code saved more',
    isLinkToFollow: 'a link may contain a code and none is applied yet',
    isLinkedCodeFound: 'a link contains a code that is still valid',
    isNothingToBuy: 'the cart is empty',
    isRefusedBecause: (reason) => `the reason is “${reason}”`,
    isWithoutCode: 'no code is applied',
  },
  actions: {
    announceAnswer: 'report the shop’s answer to the cart or checkout',
    announceSilence: 'report the lost answer to the cart or checkout',
    chooseNoCode: 'ask for no code',
    clearCode: 'clear the field',
    keepCode: 'keep the code',
    keepDecline: 'show why the code was refused',
    keepTyped: 'keep what is typed',
    submitLinkedCode: 'apply the code of the link as if it had been typed',
    readServed: 'read what the page contains',
  },
  places: {
    missing: 'no code entered',
    redeeming: 'applying a link’s code',
    applying: 'checking the code',
  },
};
