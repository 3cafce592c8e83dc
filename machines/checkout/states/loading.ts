import { answerOf, rejectionOf } from '../../flow/index.ts';
import { checkoutChart } from '../checkout.actions.ts';
import { lookupInput, reloadWaitInput } from '../checkout.requests.ts';

const recordBegin = { type: 'recordVisit', params: { name: 'begin_checkout' } } as const;

export const loadingState = checkoutChart.createStateConfig({
  meta: {
    description: 'The shop looks up the checkout of the link, unless the page already contains it.',
  },
  always: { guard: 'wasServed', target: '#resuming', actions: recordBegin },
  invoke: {
    id: 'loadCheckout',
    src: 'loadCheckout',
    input: lookupInput,
    onDone: [
      {
        guard: { type: 'isOpen', params: answerOf },
        target: '#resuming',
        actions: [{ type: 'keepCheckout', params: answerOf }, recordBegin],
      },
      {
        guard: { type: 'isPaying', params: answerOf },
        target: '#checkout.step.otherBrowser.paying',
        actions: { type: 'keepCheckout', params: answerOf },
      },
      {
        guard: { type: 'isPlaced', params: answerOf },
        target: '#placed',
        actions: { type: 'keepOrder', params: answerOf },
      },
      {
        guard: { type: 'isOtherBrowser', params: answerOf },
        target: '#checkout.step.otherBrowser',
        actions: { type: 'keepCheckout', params: answerOf },
      },
      { guard: { type: 'isOrdered', params: answerOf }, target: '#checkout.step.otherBrowser.ordered' },
      { guard: { type: 'isExpired', params: answerOf }, target: '#checkout.step.expired' },
      { target: '#checkout.step.missing' },
    ],
    onError: {
      target: '#checkout.step.failed.unloaded',
      actions: [{ type: 'noteLostConnection', params: rejectionOf }, 'resetRepeats'],
    },
  },
});

/** The buyer presses the button, or the network is back. */
const retrying = { 'retry.requested': { target: 'asking', actions: 'resetRepeats' } } as const;

/** Retries failed loading at growing intervals. */
export const unloadedState = checkoutChart.createStateConfig({
  meta: { description: 'The checkout could not be loaded; the shop is asked again.' },
  initial: 'waiting',
  exit: ['forgetTrouble', 'resetRepeats'],
  states: {
    waiting: {
      meta: { description: 'The shop is asked again in a moment, or immediately when the buyer wants it.' },
      always: { guard: 'hasAskedOftenEnough', target: 'resting' },
      on: retrying,
      invoke: {
        id: 'deadline',
        src: 'deadline',
        input: reloadWaitInput,
        onDone: { target: 'asking', actions: 'countRepeat' },
      },
    },
    asking: {
      tags: 'pending',
      meta: { description: 'The shop is asked again; the page stays as it is.' },
      invoke: {
        id: 'reloadCheckout',
        src: 'loadCheckout',
        input: lookupInput,
        onDone: { actions: { type: 'announceFinding', params: answerOf } },
        onError: { target: 'waiting', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
    resting: {
      meta: { description: 'The shop was asked often enough; it is asked again when the buyer wants it.' },
      on: retrying,
    },
  },
});
