import type { MachineWords } from '../flow/index.ts';

export const orderPaymentWords: MachineWords = {
  kind: 'flow',
  title: 'Order payment',
  sentence: 'Whoever has the link of an order or an invoice sees what is owed, and pays it once.',
  services: {
    loadPayable: 'the shop what is owed',
    createPaymentKey: 'for a key that names this payment',
    payPayable: 'the shop to charge the payment method',
  },
  guards: {
    isServed: 'the page was served with what is owed',
    isPaid: 'it is paid',
    isGone: 'the shop no longer knows it',
    isSettled: 'the payment is made',
    isStillPending: 'the payment is in progress',
    isStillInProgress: 'the payment is still in progress',
  },
  actions: {
    keepPayable: 'keep what is owed',
    keepSecret: 'keep the bank’s question',
    endAttempt: 'end this attempt',
    announcePaid: 'tell analytics that it is paid, for those who agreed',
  },
  places: {
    judging: 'judging what is owed',
    open: 'choosing how to pay',
    paying: 'paying',
    redirect: 'at the bank',
    unclear: 'no answer yet',
    waiting: 'waiting a moment',
    asking: 'asking the shop',
    resting: 'no longer asking',
    creatingKey: 'creating a key',
    sending: 'sending the payment',
    pending: 'payment in progress',
    paid: 'paid',
    expired: 'no longer payable',
    missing: 'unknown link',
  },
};
