import { type Adding, nothingAdded } from '@sonde/machines/add-to-cart';

/** The state of a press before its flow has loaded: in progress, or failed to load. */
export const pendingAdd = (isAsked: boolean, isLost: boolean): Adding => ({
  ...nothingAdded,
  isPending: isAsked && !isLost,
  trouble: isAsked && isLost ? { kind: 'connection' } : null,
});
