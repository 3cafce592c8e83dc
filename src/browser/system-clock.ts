import type { ClockPort } from '@sonde/machines/flow';

/** The browser's time, as flows ask for it. */
export const systemClock: ClockPort = {
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (id: ReturnType<typeof setTimeout>) => clearTimeout(id),
};
