import type { ClockPort } from '@sonde/machines/flow';

/** The browser's clock, as a port of the flows. */
export const systemClock: ClockPort = {
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (id: ReturnType<typeof setTimeout>) => clearTimeout(id),
};
