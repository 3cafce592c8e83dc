import { answerOf } from '../flow/index.ts';
import { checkoutChart } from './checkout.actions.ts';
import { billingFormInput, lookupInput, shippingFormInput, voucherInput } from './checkout.requests.ts';
import { firstContext } from './checkout.context.ts';
import type { FoundCheckout } from './checkout.types.ts';
import { billingState } from './states/billing.ts';
import { contactState } from './states/contact.ts';
import { otherBrowserState } from './states/other-browser.ts';
import { loadingState, unloadedState } from './states/loading.ts';
import { placingState } from './states/placing.ts';
import { reactingState } from './states/reacting.ts';
import { renewalState } from './states/renewal.ts';
import { reviewState } from './states/review.ts';
import { shippingState } from './states/shipping.ts';
import { syncState } from './states/sync.ts';
import { voucherState } from './states/voucher.ts';

const keepFound = {
  type: 'keepCheckout',
  params: ({ event }: { readonly event: { readonly lookup: FoundCheckout } }) => event.lookup,
} as const;

/**
 * From a cart to an order: the buyer's steps (coverage CHECKOUT-1), in parallel with the voucher, the renewal and
 * changes in other tabs.
 */
export const checkoutMachine = checkoutChart.createMachine({
  id: 'checkout',
  type: 'parallel',
  context: firstContext,
  invoke: [
    { id: 'voucherForm', src: 'voucherForm', input: voucherInput },
    { id: 'shippingAddressForm', src: 'shippingAddressForm', input: shippingFormInput },
    { id: 'billingAddressForm', src: 'billingAddressForm', input: billingFormInput },
  ],
  states: {
    step: {
      meta: { description: 'The buyer’s position on the way to the order.' },
      initial: 'loading',
      on: {
        'step.requested': {
          guard: 'mayGoToRequestedStep',
          target: '#resuming',
          actions: ['goToRequestedStep', 'forgetTrouble'],
        },
        'checkout.found': [
          { guard: 'wasPlacedElsewhere', target: '#placed', actions: 'keepFoundOrder' },
          { guard: 'wasOrderedElsewhere', target: '.otherBrowser.ordered' },
          { guard: 'wasContinuedElsewhere', target: '.otherBrowser', actions: keepFound },
          { guard: 'hasExpired', target: '.expired' },
          { guard: 'isClosed', target: '.missing' },
          { guard: 'isFirstFoundPaying', target: '.otherBrowser.paying', actions: keepFound },
          {
            guard: 'isChangedUnderReview',
            target: '.review.changed',
            actions: ['compareWithShownCheckout', keepFound],
          },
          { guard: 'isAtBilling', actions: [keepFound, 'announceNewTotals'] },
          { guard: 'mayReroute', target: '#resuming', actions: keepFound },
          { actions: keepFound },
        ],
        'checkout.repriced': { guard: 'hasLostItsStep', target: '#resuming' },
      },
      states: {
        loading: loadingState,
        otherBrowser: otherBrowserState,
        resuming: {
          id: 'resuming',
          meta: {
            description:
              'A link, a return or a refusal leads to the requested step, or to the first incomplete one.',
          },
          entry: 'endComparison',
          always: [
            { guard: 'isEmpty', target: 'unorderable' },
            { guard: 'isCombinationNotSold', target: 'unorderable.unsold' },
            { guard: 'isPlanNotSold', target: 'unorderable.unsold' },
            { guard: 'isNotSoldInCountry', target: 'unorderable.unsold' },
            { guard: 'isBundleRefused', target: 'unorderable.unsold' },
            { guard: 'isChangedOnOwnPage', target: 'unorderable.unsold' },
            { guard: { type: 'leadsTo', params: { step: 'contact' } }, target: 'contact' },
            { guard: { type: 'leadsTo', params: { step: 'shipping.address' } }, target: 'shipping.address' },
            { guard: { type: 'leadsTo', params: { step: 'shipping.method' } }, target: 'shipping.method' },
            { guard: { type: 'leadsTo', params: { step: 'billing.address' } }, target: 'billing.address' },
            { guard: { type: 'leadsTo', params: { step: 'payment' } }, target: 'billing.payment' },
            { target: 'review' },
          ],
        },
        contact: contactState,
        shipping: shippingState,
        billing: billingState,
        review: reviewState,
        placing: placingState,
        reacting: reactingState,
        rechecking: {
          tags: 'pending',
          meta: {
            description: 'Before an error is shown, the shop checks whether the order exists after all.',
          },
          invoke: {
            id: 'recheckCheckout',
            src: 'loadCheckout',
            input: lookupInput,
            onDone: [
              {
                guard: { type: 'isPlaced', params: answerOf },
                target: 'placed',
                actions: { type: 'keepOrder', params: answerOf },
              },
              {
                guard: { type: 'isOtherBrowser', params: answerOf },
                target: 'otherBrowser',
                actions: { type: 'keepCheckout', params: answerOf },
              },
              { guard: { type: 'isOrdered', params: answerOf }, target: 'otherBrowser.ordered' },
              { guard: { type: 'isExpired', params: answerOf }, target: 'expired' },
              { guard: { type: 'isMissing', params: answerOf }, target: 'missing' },
              {
                guard: { type: 'isPaying', params: answerOf },
                target: 'otherBrowser.paying',
                actions: { type: 'keepCheckout', params: answerOf },
              },
              { guard: { type: 'reactsBy', params: { target: 'unavailable' } }, target: 'unavailable' },
              { target: 'failed.refused' },
            ],
            onError: [
              { guard: { type: 'reactsBy', params: { target: 'unavailable' } }, target: 'unavailable' },
              { target: 'failed.refused' },
            ],
          },
        },
        unorderable: {
          meta: { description: 'Nothing here can be ordered.' },
          initial: 'empty',
          states: {
            empty: { meta: { description: 'The cart is empty; the buyer is led back to the shop.' } },
            unsold: {
              meta: {
                description:
                  'The cart can’t be ordered as it is: the page explains why before the first step, and the buyer changes it.',
              },
            },
          },
        },
        missing: { meta: { description: 'No checkout has this link.' } },
        expired: { meta: { description: 'The checkout has expired; the buyer is offered a new cart.' } },
        failed: {
          meta: {
            description: 'Something went wrong that the buyer can’t fix; support finds it by an error ID.',
          },
          initial: 'refused',
          states: {
            unloaded: unloadedState,
            refused: {
              meta: {
                description: 'The order wasn’t created and nothing was charged; the buyer can go back to it.',
              },
              on: {
                'retry.requested': { target: '#checkout.step.loading', actions: 'forgetTrouble' },
              },
            },
            unanswered: {
              id: 'unanswered',
              meta: {
                description:
                  'It isn’t known whether the order exists; trying again repeats the same request and never creates a second order.',
              },
              on: {
                'retry.requested': {
                  target: '#placing.sending',
                  actions: ['resetRepeats', 'forgetTrouble'],
                },
              },
            },
          },
        },
        unavailable: {
          meta: {
            description: 'This can’t be bought here; the page explains why and what to do.',
          },
          on: { 'retry.requested': { target: 'loading', actions: 'forgetTrouble' } },
        },
        placed: {
          id: 'placed',
          type: 'final',
          meta: { description: 'The order exists; its confirmation is shown.' },
          entry: 'closeRegions',
        },
      },
    },
    voucher: voucherState,
    sync: syncState,
    renewal: renewalState,
  },
  output: ({ context }) => ({ orderToken: context.orderToken ?? '' }),
});
