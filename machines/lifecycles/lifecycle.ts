import { setup } from 'xstate';

/** The setup that all lifecycles share: a status for each state, no context, one sentence for people. */
export const lifecycleOf = <Event extends { readonly type: string }>() =>
  setup({
    types: {
      context: {} as Record<string, never>,
      events: {} as Event,
      meta: {} as { readonly description: string },
    },
  });
