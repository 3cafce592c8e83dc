import { refusalOf } from '@sonde/machines/flow';
import { bankVisit } from '../browser/bank-visit.ts';

/** The page on its way to the buyer's bank. */
interface Leaving {
  /** Resolves when the browser shows this page again from its cache, without loading it. */
  readonly shownAgain: Promise<void>;
  /** Ends the wait: the page has stayed, or is back. */
  end(): void;
}

/** Notes the visit when the page really leaves, so that one that never left can be tried again. */
export function leaveFor(paymentId: string): Leaving {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('pagehide', () => bankVisit.begin(paymentId), { signal });
  const shownAgain = new Promise<void>((resolve) => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) resolve();
    };
    addEventListener('pageshow', show, { signal });
  });
  return { shownAgain, end: () => listening.abort() };
}

/** The buyer came back before they paid; until the payment has ended, they still can. */
export const abandoned = {
  status: 'refused',
  refusals: [refusalOf('PAYMENT_ERROR', null, 'PAYMENT_UNDER_WAY')],
} as const;
