import { answerOf, rejectionOf } from '../flow/index.ts';
import { changeInput } from './subscription-change.setup.ts';

/** What several states of the chart share: how they take an answer, and how they are left. */

/** Keeps why the shop refused. */
export const keepRefusals = { type: 'keepRefusals', params: answerOf } as const;
/** Notes that the shop did not answer. */
export const noteSilence = { type: 'noteLostConnection', params: rejectionOf } as const;
/** Keeps what the change costs. */
export const keepPreview = { type: 'keepPreview', params: answerOf } as const;

/** The session has ended. */
export const denied = {
  guard: { type: 'isDenied', params: answerOf },
  target: '#subscription-change.signedOut',
} as const;

/** The change is refused before it is sent. */
export const unpreviewable = {
  guard: { type: 'isRefused', params: answerOf },
  target: '#subscription-change.refused',
  actions: keepRefusals,
} as const;

/** A session that begins or ends in another tab while nothing is being charged. */
export const session = {
  'session.startedInOtherTab': { target: '#subscription-change.previewing.afterSignIn' },
  'session.endedInOtherTab': { target: '#subscription-change.signedOut' },
} as const;

/** While nothing is being charged. */
export const leaving = {
  ...session,
  'change.canceled': { target: '#subscription-change.withdrawn' },
} as const;

/** The shop has answered definitely, so that the next attempt is another charge. */
export const returned = ['forgetKey', 'announceReturned'] as const;

/** The same request with the same key, whether the shop is asked for the first time or again. */
export const request = {
  src: 'makeChange',
  input: changeInput,
  onDone: [
    denied,
    {
      guard: { type: 'isMade', params: answerOf },
      target: '#subscription-change.done',
      actions: { type: 'keepOutcome', params: answerOf },
    },
    {
      guard: { type: 'isDebited', params: answerOf },
      target: '#subscription-change.done',
      actions: { type: 'keepOutcome', params: answerOf },
    },
    {
      guard: { type: 'isConfirmationNeeded', params: answerOf },
      target: '#subscription-change.confirming',
      actions: { type: 'keepClientSecret', params: answerOf },
    },
    { guard: { type: 'isPending', params: answerOf }, target: '#subscription-change.waiting' },
    {
      guard: { type: 'isChangedElsewhere', params: answerOf },
      target: '#subscription-change.outdated',
      actions: 'noteOutdated',
    },
    {
      guard: { type: 'isPriceChanged', params: answerOf },
      target: '#subscription-change.previewing.again',
      actions: returned,
    },
    {
      guard: { type: 'isMethodGone', params: answerOf },
      target: '#subscription-change.previewing.again',
      actions: [keepRefusals, 'forgetCard', ...returned],
    },
    {
      guard: { type: 'isPaymentRefused', params: answerOf },
      target: '#subscription-change.previewed.unpaid',
      actions: [keepRefusals, 'forgetCard', ...returned],
    },
    { target: '#subscription-change.refused', actions: [keepRefusals, ...returned] },
  ],
  onError: { target: '#subscription-change.unanswered', actions: noteSilence },
} as const;
