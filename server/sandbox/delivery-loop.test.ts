import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeliveryLoop } from './delivery-loop.ts';

type Round = () => Promise<void>;
type Report = (error: unknown) => void;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createDeliveryLoop', () => {
  it('runs every second, and soon after a wake-up', async () => {
    const round = vi.fn<Round>(() => Promise.resolve());
    const loop = createDeliveryLoop(round, vi.fn<Report>());
    loop.start();
    await vi.advanceTimersByTimeAsync(3000);
    expect(round).toHaveBeenCalledTimes(3);
    loop.wake();
    loop.wake();
    await vi.advanceTimersByTimeAsync(50);
    expect(round).toHaveBeenCalledTimes(4);
    await loop.stop();
    loop.wake();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(round).toHaveBeenCalledTimes(4);
  });

  it('never runs twice at once and runs again after a wake-up during a run', async () => {
    let finish = (): void => {};
    const round = vi.fn<Round>(() => new Promise<void>((resolve) => (finish = resolve)));
    const loop = createDeliveryLoop(round, vi.fn<Report>());
    loop.start();
    await vi.advanceTimersByTimeAsync(1000);
    loop.wake();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(round).toHaveBeenCalledTimes(1);
    finish();
    await vi.advanceTimersByTimeAsync(50);
    expect(round).toHaveBeenCalledTimes(2);
  });

  it('continues after a failed round, and reports it', async () => {
    const failure = new Error('the database is gone');
    const report = vi.fn<Report>();
    const round = vi.fn<Round>(() => Promise.reject(failure));
    const loop = createDeliveryLoop(round, report);
    loop.start();
    await vi.advanceTimersByTimeAsync(2000);
    expect(round).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledWith(failure);
    await loop.stop();
  });
});
