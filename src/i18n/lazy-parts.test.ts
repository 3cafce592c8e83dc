import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadLazyPart } from './lazy-parts.ts';

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

it('a part is loaded once, however often it is asked for', async () => {
  const part = { name: 'part' };
  const load = vi.fn<() => Promise<typeof part>>(() => Promise.resolve(part));
  const asked = await Promise.all([loadLazyPart('asked-often', load), loadLazyPart('asked-often', load)]);
  asked.push(await loadLazyPart('asked-often', load));
  expect(asked).toEqual([part, part, part]);
  expect(load).toHaveBeenCalledOnce();
});

it('a lost part is loaded again the next time', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
  vi.stubGlobal('navigator', { onLine: false });
  const asked = [loadLazyPart('lost-once', load), loadLazyPart('lost-once', load)];
  expect(await Promise.allSettled(asked)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  vi.stubGlobal('navigator', { onLine: true });
  expect(await loadLazyPart('lost-once', load)).toBe('part');
  expect(load).toHaveBeenCalledOnce();
});
