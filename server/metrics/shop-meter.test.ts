import { describe, expect, it } from 'vitest';
import { countLines } from './counted-log.ts';
import { measureCalls } from './shop-meter.ts';

describe('the calls of a measured service', () => {
  const calls: unknown[] = [];
  const service = measureCalls(
    {
      seconds: 5,
      charge: async (amount: number) => ({ status: amount > 0 ? 'succeeded' : 'declined' }),
      refunds: async () => null,
      fail: async () => {
        throw new Error('no answer');
      },
      list: () => ['now'],
    },
    (call, outcome) => calls.push([call, outcome]),
  );

  it('answer as before, and are observed by their name and status if they take time', async () => {
    expect(service.seconds).toBe(5);
    expect(await service.charge(1)).toEqual({ status: 'succeeded' });
    expect(await service.charge(0)).toEqual({ status: 'declined' });
    expect(await service.refunds()).toBeNull();
    await expect(service.fail()).rejects.toThrow('no answer');
    expect(service.list()).toEqual(['now']);
    expect(calls).toEqual([
      ['charge', 'succeeded'],
      ['charge', 'declined'],
      ['refunds', 'answered'],
      ['fail', 'failed'],
    ]);
  });
});

it('lines of the log count by their error id and their alert', () => {
  const counted: string[] = [];
  const count = countLines({
    countError: (source) => counted.push(source),
    countAlert: (alert) => counted.push(alert),
  });
  const report = { errorId: 'c', trail: [] };
  const bug = { alert: 'paypal', errorId: 'b' };
  for (const fields of ['a sentence', null, { err: 1 }, { errorId: 'a' }, bug, report]) count(fields);
  expect(counted).toEqual(['server', 'server', 'paypal', 'page']);
});
