import { answerOf } from '../../flow/index.ts';
import { checkoutChart } from '../checkout.actions.ts';
import { lookupInput } from '../checkout.requests.ts';

/** Changes made in other tabs or on other devices. */
export const syncState = checkoutChart.createStateConfig({
  meta: { description: 'Changes made in other tabs or on other devices.' },
  initial: 'idle',
  on: { 'checkout.closed': '.closed' },
  states: {
    idle: {
      meta: { description: 'The page shows the server’s last answer.' },
      on: {
        'checkout.refreshed': [
          { guard: 'mayRefresh', target: 'refreshing' },
          { guard: 'isPlacing', target: 'missed' },
        ],
      },
    },
    missed: {
      meta: {
        description:
          'Another tab changed the checkout while this one was placing the order: the answer may be older, so the server is asked again after it.',
      },
      always: { guard: 'mayRefresh', target: 'refreshing' },
    },
    refreshing: {
      meta: { description: 'The server is asked again; a save in this tab takes precedence.' },
      always: { guard: 'mayNotRefresh', target: 'idle' },
      invoke: {
        id: 'refreshCheckout',
        src: 'loadCheckout',
        input: lookupInput,
        onDone: { target: 'idle', actions: { type: 'announceFinding', params: answerOf } },
        onError: 'idle',
      },
    },
    closed: { type: 'final', meta: { description: 'The order exists and can no longer change.' } },
  },
});
