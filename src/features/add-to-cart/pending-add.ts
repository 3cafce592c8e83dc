import { type Adding, nothingAdded } from '@sonde/machines/add-to-cart';

/** The state of a press before its flow has loaded: in progress, or failed to load. */
export const pendingAdd = (isRequested: boolean, isLost: boolean): Adding => ({
  ...nothingAdded,
  isPending: isRequested && !isLost,
  trouble: isRequested && isLost ? { kind: 'connection' } : null,
});
