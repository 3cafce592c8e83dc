import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createJobCounter } from './listed-jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const counts = { byStatus: new Map([['WAITING', 3]]), oldestDueSeconds: 1 };

it('the jobs are counted once in ten seconds, however often a process is scraped', async () => {
  const count = vi.fn<() => Promise<typeof counts>>().mockResolvedValue(counts);
  const scrape = createJobCounter(count);
  expect(await Promise.all([scrape(), scrape()])).toEqual([counts, counts]);
  vi.advanceTimersByTime(9_999);
  await scrape();
  expect(count).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await scrape();
  expect(count).toHaveBeenCalledTimes(2);
});

it('a count that failed is made again', async () => {
  const count = vi.fn<() => Promise<typeof counts>>().mockRejectedValueOnce(new Error('away'));
  count.mockResolvedValue(counts);
  const scrape = createJobCounter(count);
  await expect(scrape()).rejects.toThrow('away');
  expect(await scrape()).toBe(counts);
});
