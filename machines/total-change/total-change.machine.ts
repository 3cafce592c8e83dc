import { assign, setup } from 'xstate';
import type { Checkout } from '../cart/index.ts';
import type { TotalChangeContext, TotalChangeEvent, TotalChangeInput } from './total-change.types.ts';

const isSameTotal = ({ total: { gross: a } }: Checkout, { total: { gross: b } }: Checkout): boolean =>
  a.amount === b.amount && a.currency === b.currency;

const totalChangeSetup = setup({
  types: {
    context: {} as TotalChangeContext,
    events: {} as TotalChangeEvent,
    input: {} as TotalChangeInput,
    meta: {} as { readonly description: string },
  },
  guards: {
    isTotalOther: ({ context, event }) => !isSameTotal(context.checkout, event.checkout),
    isTotalOtherWhileSaving: ({ context, event }) =>
      event.place === null && !isSameTotal(context.checkout, event.checkout),
    isTotalAsBefore: ({ context, event }) => isSameTotal(context.before, event.checkout),
    isTotalSaving: ({ event }) => event.place === null,
    isAtOtherPlace: ({ context, event }) => event.place !== null && event.place !== context.place,
    hasBegunUnchanged: ({ context }) => isSameTotal(context.before, context.checkout),
    hasBegunSaving: ({ context }) => context.place === null,
  },
  actions: {
    keepTotalBefore: assign(({ context, event }) => ({
      before: context.checkout,
      checkout: event.checkout,
      place: event.place,
    })),
    keepShownTotal: assign(({ event }) => ({ checkout: event.checkout, place: event.place })),
    forgetTotalBefore: assign(({ event }) => ({
      before: event.checkout,
      checkout: event.checkout,
      place: event.place,
    })),
  },
});

/** A new change is reported against the total that the buyer has seen. */
const changing = [
  { guard: 'isTotalOtherWhileSaving', target: 'changing', actions: 'keepTotalBefore' },
  { guard: 'isTotalOther', target: 'changed', actions: 'keepTotalBefore' },
] as const;

/** Notices that a shown total has changed, and keeps what it was until the buyer is elsewhere. */
export const totalChangeMachine = totalChangeSetup.createMachine({
  id: 'total-change',
  context: ({ input: { first, checkout, place } }) => ({ before: first, checkout, place }),
  initial: 'beginning',
  states: {
    beginning: {
      meta: { description: 'The machine may begin after the total has changed.' },
      always: [
        { guard: 'hasBegunUnchanged', target: 'unchanged' },
        { guard: 'hasBegunSaving', target: 'changing' },
        { target: 'changed' },
      ],
    },
    unchanged: {
      meta: { description: 'There is nothing to report about the total.' },
      on: {
        'total.shown': [...changing, { guard: 'isAtOtherPlace', actions: 'forgetTotalBefore' }],
      },
    },
    changing: {
      meta: {
        description:
          'The page says what the total was, while something is still saved. Several changes are reported as one.',
      },
      on: {
        'total.shown': [
          { guard: 'isTotalAsBefore', target: 'unchanged', actions: 'keepShownTotal' },
          { guard: 'isTotalSaving', actions: 'keepShownTotal' },
          { target: 'changed', actions: 'keepShownTotal' },
        ],
      },
    },
    changed: {
      meta: { description: 'The page says what the total was, and why it has changed.' },
      on: {
        'total.shown': [
          ...changing,
          { guard: 'isAtOtherPlace', target: 'unchanged', actions: 'forgetTotalBefore' },
        ],
      },
    },
  },
});
