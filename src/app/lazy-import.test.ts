import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyImport } from './lazy-import.ts';

function browserThatIs(onLine: boolean) {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { reload });
  return reload;
}

describe('a part of the application', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is loaded once when it comes', async () => {
    browserThatIs(true);
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
    expect(await lazyImport(load)).toBe('part');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is not even asked for without a network, because browsers remember what they could not fetch', async () => {
    const reload = browserThatIs(false);
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
    await expect(lazyImport(load)).rejects.toThrow('No network.');
    expect(load).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('has the page loaded anew when the browser does not name what did not come', async () => {
    const reload = browserThatIs(true);
    void lazyImport(() => Promise.reject(new TypeError('Importing a module script failed.')));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
