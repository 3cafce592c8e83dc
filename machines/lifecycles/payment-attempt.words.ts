import type { MachineWords } from '../flow/index.ts';

export const paymentAttemptWords: MachineWords = {
  kind: 'lifecycle',
  title: 'Payment attempt',
  sentence: 'One try to pay with a card, until the provider says for certain how it ended.',
  events: {
    'attempt.actionRequired': 'Bank asks the buyer',
    'attempt.canceled': 'Attempt is given up',
    'attempt.declined': 'Bank or provider says no',
    'attempt.processing': 'Provider works on it',
    'attempt.succeeded': 'Money comes in',
  },
  places: {
    REQUIRES_ACTION: 'bank asks the buyer',
  },
  troubles: ['payment-attempt.DECLINED'],
};
