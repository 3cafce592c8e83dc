import { afterAll, vi } from 'vitest';

/** A worker's files share its modules: a clock, a global or a function that one of them replaced is given back at its end. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
