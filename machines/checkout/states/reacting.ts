import { checkoutChart } from '../checkout.actions.ts';

const toPayment = (action: 'putPaymentAside' | 'forgetPayment') =>
  ({
    target: '#resuming',
    actions: [action, { type: 'noteStep', params: { step: 'payment' } }, 'askForCheckoutIfNoneCame'],
  }) as const;

/** The target of each refusal: `errorReactions` of `machines/rules/errors/error-codes.ts` as transitions. */
export const reactingState = checkoutChart.createStateConfig({
  id: 'reacting',
  meta: {
    description: 'The shop refused; the buyer is led to where it can be fixed.',
  },
  entry: 'forgetPlacement',
  always: [
    { guard: { type: 'reactsBy', params: { target: 'payment' } }, ...toPayment('putPaymentAside') },
    { guard: 'isPaymentToChoose', ...toPayment('forgetPayment') },
    {
      guard: { type: 'reactsBy', params: { target: 'shipping.address' } },
      target: '#resuming',
      actions: { type: 'noteStep', params: { step: 'shipping.address' } },
    },
    {
      guard: { type: 'reactsBy', params: { target: 'shipping.method' } },
      target: '#resuming',
      actions: { type: 'noteStep', params: { step: 'shipping.method' } },
    },
    {
      guard: { type: 'reactsBy', params: { target: 'billing.address' } },
      target: '#resuming',
      actions: { type: 'noteStep', params: { step: 'billing.address' } },
    },
    {
      guard: { type: 'reactsBy', params: { target: 'review.changed' } },
      target: '#checkout.step.review.changed',
      actions: 'askForCheckoutIfNoneCame',
    },
    {
      guard: 'isChangedWithoutCode',
      target: '#checkout.step.review.changed',
      actions: 'showTroubleAtVoucher',
    },
    {
      guard: { type: 'reactsBy', params: { target: 'voucher' } },
      target: '#resuming',
      actions: ['showTroubleAtVoucher', 'askForCheckoutIfNoneCame'],
    },
    { guard: { type: 'reactsBy', params: { target: 'stay' } }, target: '#resuming' },
    { guard: { type: 'reactsBy', params: { target: 'proof' } }, target: '#resuming' },
    { guard: 'isMendableHere', target: '#resuming' },
    { target: '#checkout.step.rechecking' },
  ],
});
