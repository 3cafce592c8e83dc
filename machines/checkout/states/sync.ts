import { answerOf } from '../../flow/index.ts';
import { checkoutChart } from '../checkout.actions.ts';
import { lookupInput } from '../checkout.requests.ts';

/** Changes to this checkout in other tabs and on other devices. */
export const syncState = checkoutChart.createStateConfig({
  meta: { description: 'What other tabs and devices did with the same checkout.' },
  initial: 'idle',
  on: { 'checkout.closed': '.closed' },
  states: {
    idle: {
      meta: { description: 'The page shows what the server last said.' },
      on: { 'checkout.refreshed': { guard: 'mayRefresh', target: 'refreshing' } },
    },
    refreshing: {
      meta: { description: 'The server is asked again; a save of this tab goes first.' },
      always: { guard: 'mayNotRefresh', target: 'idle' },
      invoke: {
        id: 'refreshCheckout',
        src: 'loadCheckout',
        input: lookupInput,
        onDone: { target: 'idle', actions: { type: 'announceFinding', params: answerOf } },
        onError: 'idle',
      },
    },
    closed: { type: 'final', meta: { description: 'The order exists; nothing can change any more.' } },
  },
});
