import type { MachineWords } from '../flow/index.ts';

export const paymentAttemptWords: MachineWords = {
  kind: 'lifecycle',
  title: 'Payment attempt',
  sentence: 'One attempt to pay, until the provider confirms the result.',
  events: {
    'attempt.actionRequired': 'Bank asks the buyer',
    'attempt.canceled': 'Attempt is abandoned',
    'attempt.declined': 'Bank or provider declines',
    'attempt.processing': 'Provider works on it',
    'attempt.succeeded': 'Money arrives',
  },
  places: {
    REQUIRES_ACTION: 'bank asks the buyer',
  },
  troubles: ['payment-attempt.DECLINED'],
};
