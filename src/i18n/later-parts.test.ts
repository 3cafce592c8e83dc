import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadLaterPart } from './later-parts.ts';

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

it('a part is loaded once, however often it is asked for', async () => {
  const part = { name: 'part' };
  const load = vi.fn<() => Promise<typeof part>>(() => Promise.resolve(part));
  const asked = await Promise.all([loadLaterPart('asked-often', load), loadLaterPart('asked-often', load)]);
  asked.push(await loadLaterPart('asked-often', load));
  expect(asked).toEqual([part, part, part]);
  expect(load).toHaveBeenCalledOnce();
});

it('a lost part is loaded again the next time', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
  vi.stubGlobal('navigator', { onLine: false });
  const asked = [loadLaterPart('lost-once', load), loadLaterPart('lost-once', load)];
  expect(await Promise.allSettled(asked)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  vi.stubGlobal('navigator', { onLine: true });
  expect(await loadLaterPart('lost-once', load)).toBe('part');
  expect(load).toHaveBeenCalledOnce();
});
