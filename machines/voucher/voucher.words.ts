import type { MachineWords } from '../flow/index.ts';

export const voucherWords: MachineWords = {
  kind: 'part',
  title: 'Voucher',
  sentence:
    'A code that is typed, or that a link brought, is applied, refused, replaced, dropped or removed, in the cart and beside the checkout’s steps.',
  services: {
    findLinkedCode: 'the shop whether the code of a link still counts',
    updateVoucher: 'the shop to check a voucher code',
  },
  events: {
    'voucher.declined': 'Order is refused because of its code',
    'voucher.left': 'Buyer leaves the field for a code',
    'voucher.removed': 'Buyer takes the voucher off',
    'voucher.repriced': 'Server has returned the cart anew',
    'voucher.submitted': 'Buyer tries a voucher code',
    'voucher.typed': 'Buyer types a voucher code',
  },
  guards: {
    isAnotherTyped: 'the buyer has typed another code meanwhile',
    isCodeDropped: 'the code does not count any more',
    isCodeGiven: 'a code is given',
    isCodeNew: 'the code did not count before',
    isCodeReplaced: 'another code counted before',
    isDiscountLost: 'the code before gave more',
    isLinkToFollow: 'a link may have brought a code and none counts yet',
    isLinkedCodeFound: 'a link brought a code that still counts',
    isNothingToBuy: 'the cart is empty',
    isRefusedBecause: (reason) => `the reason is “${reason}”`,
    isWithoutCode: 'no code counts',
  },
  actions: {
    announceAnswer: 'tell the cart or checkout what the shop answered',
    announceSilence: 'tell the cart or checkout that nobody answered',
    chooseNoCode: 'ask for no code',
    clearCode: 'clear the field',
    keepCode: 'keep the code',
    keepDecline: 'show why the code was refused',
    keepTyped: 'keep what is typed',
    submitLinkedCode: 'apply the code of the link as if it had been typed',
    readServed: 'read what came along with the page',
  },
  places: {
    applying: 'checking the code',
  },
};
