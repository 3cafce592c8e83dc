import { describe, expect, it } from 'vitest';
import { BusyError } from '../flow/index.ts';
import { completeCheckout, type RunningCheckout, startCheckout } from '../testing/index.ts';
import { problemsOf, repeatWaits } from './index.ts';

const found = { status: 'open', checkout: completeCheckout } as const;
const [firstWait = 0, secondWait = 0] = repeatWaits;

/** A checkout for which the shop did not respond. */
async function startUnloaded(error?: Error): Promise<RunningCheckout> {
  const running = await startCheckout();
  await running.script.fail('loadCheckout', error);
  expect(running.place()).toBe('failed.unloaded.waiting');
  return running;
}

describe('a checkout that failed to load', () => {
  it('is requested again after a pause, and continues as if nothing had happened', async () => {
    const { actor, script, place, wait } = await startUnloaded();
    await wait(firstWait - 1);
    expect(place()).toBe('failed.unloaded.waiting');
    await wait(1);
    expect(place()).toBe('failed.unloaded.asking');
    await script.answer('loadCheckout', found);
    expect(place()).toBe('billing.payment');
    expect(problemsOf(actor.getSnapshot())).toEqual([]);
    expect(actor.getSnapshot().context).toMatchObject({ trouble: null, repeats: 0 });
  });

  it('is retried at growing intervals, and then only when the buyer asks', async () => {
    const { script, place, wait, send } = await startUnloaded();
    for (const milliseconds of repeatWaits) {
      await wait(milliseconds);
      await script.fail('loadCheckout');
    }
    expect(place()).toBe('failed.unloaded.resting');
    await wait(3_600_000);
    expect(script.asked('loadCheckout')).toHaveLength(1 + repeatWaits.length);
    await send({ type: 'retry.requested' });
    await script.fail('loadCheckout');
    expect(place()).toBe('failed.unloaded.waiting');
    await wait(firstWait);
    await script.answer('loadCheckout', found);
    expect(place()).toBe('billing.payment');
  });

  it('is retried immediately, and once, when the buyer asks', async () => {
    const { script, place, send, wait } = await startUnloaded();
    await wait(firstWait);
    await script.fail('loadCheckout');
    await send({ type: 'retry.requested' }, { type: 'retry.requested' });
    expect(script.asked('loadCheckout')).toHaveLength(3);
    await script.fail('loadCheckout');
    await wait(firstWait);
    await script.fail('loadCheckout');
    await wait(secondWait - 1);
    expect(place()).toBe('failed.unloaded.waiting');
    await wait(1);
    expect(place()).toBe('failed.unloaded.asking');
  });

  it('continues when the buyer returns to the tab and the shop responds', async () => {
    const { script, place, send } = await startUnloaded();
    await send({ type: 'checkout.refreshed' });
    await script.answer('loadCheckout', found);
    expect(place()).toBe('billing.payment');
  });

  it('is not retried before the time that a busy shop asks for', async () => {
    const { script, place, wait } = await startUnloaded(new BusyError(40));
    await wait(39_999);
    expect(place()).toBe('failed.unloaded.waiting');
    await wait(1);
    await script.answer('loadCheckout', found);
    expect(place()).toBe('billing.payment');
  });

  it.each(['placed', 'expired', 'missing'] as const)('may turn out to be %s', async (status) => {
    const { script, place, wait } = await startUnloaded();
    await wait(firstWait);
    await script.answer('loadCheckout', status === 'placed' ? { status, orderToken: 'order-1' } : { status });
    expect(place()).toBe(status);
  });
});
