import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyImport, withPatience } from './lazy-import.ts';

interface Situation {
  readonly onLine?: boolean;
  readonly navigation?: 'navigate' | 'reload';
}

function browserThatIs({ onLine = true, navigation = 'navigate' }: Situation = {}) {
  const reload = vi.fn<() => void>();
  const said: string[] = [];
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: navigation }] });
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => said.push(type));
  return { reload, said };
}

/** Safari's message, and every browser's message for a file that it can't parse: neither has the file's address. */
const unnamed = [
  new TypeError('Importing a module script failed.'),
  new SyntaxError('Unexpected token'),
] as const;

describe('a part of the application', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is loaded once when it comes', async () => {
    const { said } = browserThatIs();
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
    expect(await lazyImport(load)).toBe('part');
    expect(load).toHaveBeenCalledOnce();
    expect(said).toEqual([]);
  });

  it('that somebody waits for has the page say what to do until it comes', async () => {
    vi.useFakeTimers();
    const { said } = browserThatIs();
    let come = (_part: string) => {};
    const part = withPatience(
      new Promise<string>((resolve) => {
        come = resolve;
      }),
    );
    await vi.advanceTimersByTimeAsync(8000);
    expect(said).toEqual(['sonde:stalled']);
    come('part');
    expect(await part).toBe('part');
    expect(said).toEqual(['sonde:stalled', 'sonde:resumed']);
    vi.useRealTimers();
  });

  it('is not even asked for without a network, because browsers remember what they could not fetch', async () => {
    const { reload } = browserThatIs({ onLine: false });
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
    await expect(lazyImport(load)).rejects.toThrow('No network.');
    expect(load).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(unnamed)(
    'has the page loaded anew when the browser does not name what did not come: %s',
    async (failure) => {
      const { reload, said } = browserThatIs();
      void lazyImport(() => Promise.reject(failure));
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
      expect(said).toEqual(['sonde:stalled']);
    },
  );

  it.each(unnamed)('fails on a page that was loaded anew to no avail: %s', async (failure) => {
    const { reload, said } = browserThatIs({ navigation: 'reload' });
    await expect(lazyImport(() => Promise.reject(failure))).rejects.toBe(failure);
    expect(reload).not.toHaveBeenCalled();
    expect(said).toEqual(['sonde:stalled']);
  });

  it('fails on a page that may not be loaded anew', async () => {
    const { reload } = browserThatIs();
    await expect(lazyImport(() => Promise.reject(unnamed[0]), true)).rejects.toBe(unnamed[0]);
    expect(reload).not.toHaveBeenCalled();
  });
});
