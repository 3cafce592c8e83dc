import { useEffect, useRef } from 'react';
import { useStepInUrl } from './use-step-in-url.ts';

/** What a flow shows that contains a change: what may be chosen, or the review of the change. */
type ChangeStep = 'choice' | 'review';

interface ReviewInUrl {
  /** Null on screens that are neither. */
  readonly step: ChangeStep | null;
  /** Asks the chart for the choice. */
  readonly onChoice: () => void;
  /** Asks the chart for the review of what is chosen. */
  readonly onReview: () => void;
}

const isReview = (parameters: URLSearchParams) => parameters.get('step') === 'review';

const place = {
  read: ({ parameters }: { readonly parameters: URLSearchParams }): ChangeStep =>
    isReview(parameters) ? 'review' : 'choice',
  write(step: string) {
    const parameters = new URLSearchParams(location.search);
    if (step === 'review') parameters.set('step', step);
    else parameters.delete('step');
    const search = parameters.toString();
    return search === '' ? location.pathname : `${location.pathname}?${search}`;
  },
};

/**
 * Makes the review of a change a history entry, `?step=review`, so that Back returns to the choice before it, and Forward
 * to the review. Only a review that this page has shown is asked for: an address alone, from a reload or a bookmark,
 * requests no change. Once the flow has left both screens, the review before is over, and its entry becomes the choice's.
 */
export function useReviewInUrl({ step, onChoice, onReview }: ReviewInUrl): void {
  const isReviewKept = useRef(false);
  useEffect(() => {
    if (step !== 'choice') isReviewKept.current = step === 'review';
  }, [step]);
  useStepInUrl({
    place,
    segment: step,
    areTogether: () => !isReviewKept.current,
    onRequest: (requested) => {
      if (!isReviewKept.current) return;
      if (requested === 'review') onReview();
      else onChoice();
    },
  });
}

/** The step of a screen: the review while something is changed, the choice on the screen that offers one. */
export const changeStepOf = (screen: string, choice: string): ChangeStep | null =>
  screen === 'changing' ? 'review' : screen === choice ? 'choice' : null;
