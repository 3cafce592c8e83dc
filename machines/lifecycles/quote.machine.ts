import type { StateValueFrom } from 'xstate';
import { lifecycleOf } from './lifecycle.ts';
import { nextStatus } from './next-status.ts';

/** What can happen to a quote. */
export type QuoteEvent = { readonly type: 'quote.paid' } | { readonly type: 'quote.expired' };

/** An electronic quote: fixed prices until a date (coverage QUOTE-1). */
export const quoteMachine = lifecycleOf<QuoteEvent>().createMachine({
  id: 'quote',
  context: {},
  initial: 'OPEN',
  states: {
    OPEN: {
      meta: { description: 'The quote can be paid at its prices.' },
      on: { 'quote.paid': 'PAID', 'quote.expired': 'EXPIRED' },
    },
    PAID: { type: 'final', meta: { description: 'The quote became a paid order.' } },
    EXPIRED: { type: 'final', meta: { description: 'It has expired; the buyer needs a new quote.' } },
  },
});

/** The statuses of a quote, as states of its lifecycle. */
export type QuoteStatus = StateValueFrom<typeof quoteMachine>;

/** The status after the event; null if it must not be written. */
export const nextQuoteStatus = (status: QuoteStatus, event: QuoteEvent): QuoteStatus | null =>
  nextStatus(quoteMachine, status, event);
