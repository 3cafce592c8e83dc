import { type Adding, nothingAdded } from '@sonde/machines/add-to-cart';

/** What is shown of a press that waits for its flow: that it is under way, or that nobody was reached. */
export const addingMeanwhile = (isAsked: boolean, isLost: boolean): Adding => ({
  ...nothingAdded,
  isPending: isAsked && !isLost,
  trouble: isAsked && isLost ? { kind: 'connection' } : null,
});
