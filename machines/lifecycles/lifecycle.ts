import { setup } from 'xstate';

/** The setup of all lifecycles: a status for each state, no context, and a description for people. */
export const lifecycleOf = <Event extends { readonly type: string }>() =>
  setup({
    types: {
      context: {} as Record<string, never>,
      events: {} as Event,
      meta: {} as { readonly description: string },
    },
  });
