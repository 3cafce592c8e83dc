import type { MachineWords } from '../flow/index.ts';

export const paymentAttemptWords: MachineWords = {
  kind: 'lifecycle',
  title: 'Payment attempt',
  sentence: 'One attempt to pay, until the provider confirms the result.',
  events: {
    'attempt.actionRequired': 'Bank asks the buyer to confirm',
    'attempt.canceled': 'Attempt is abandoned',
    'attempt.declined': 'Bank or provider declines',
    'attempt.processing': 'Provider is processing it',
    'attempt.succeeded': 'Money arrives',
  },
  places: {
    REQUIRES_ACTION: 'confirming with the bank',
  },
  troubles: ['payment-attempt.DECLINED'],
};
