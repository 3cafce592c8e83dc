import { afterAll, vi } from 'vitest';

/** Test files in a worker share modules, so each file restores the clock, globals and functions that it replaced. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
