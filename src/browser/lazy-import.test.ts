import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyImport, withSlowLoadNotice } from './lazy-import.ts';

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

/** Chrome's message, with an address that nothing can be imported from here. */
const named = new TypeError('Failed to fetch dynamically imported module: https://shop.test/assets/step.js');

/** Safari's message, and every browser's message for a file that it can't parse: neither has the file's address. */
const unnamed = [
  new TypeError('Importing a module script failed.'),
  new SyntaxError('Unexpected token'),
] as const;

describe('a part of the application', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is loaded once if it succeeds', async () => {
    const { said } = browserThatIs();
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
    expect(await lazyImport(load)).toBe('part');
    expect(load).toHaveBeenCalledOnce();
    expect(said).toEqual([]);
  });

  it.each([
    ['it is awaited for too long', withSlowLoadNotice<string>],
    [
      'what was pressed for neither arrives nor fails',
      (part: Promise<string>) => lazyImport(() => part, true),
    ],
  ])('makes the page show what to do while %s', async (_situation, load) => {
    vi.useFakeTimers();
    const { said } = browserThatIs();
    let come = (_part: string) => {};
    const part = load(
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

  it('is not requested while offline, because browsers remember failed requests', async () => {
    const { reload } = browserThatIs({ onLine: false });
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
    await expect(lazyImport(load)).rejects.toThrow('No network.');
    expect(load).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is requested again under other addresses after 1, 2 and 4 s; then the page reloads', async () => {
    const { reload, said } = browserThatIs();
    const waits: unknown[] = [];
    vi.stubGlobal('setTimeout', (run: () => void, milliseconds: number) => {
      waits.push(milliseconds);
      run();
    });
    const load = vi.fn<() => Promise<string>>(() => Promise.reject(named));
    void lazyImport(load);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(waits).toEqual([1000, 2000, 4000]);
    expect(load).toHaveBeenCalledOnce();
    expect(said).toEqual(['sonde:stalled']);
  });

  it.each(unnamed)('reloads the page if the browser does not name the failed file: %s', async (failure) => {
    const { reload, said } = browserThatIs();
    void lazyImport(() => Promise.reject(failure));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(said).toEqual(['sonde:stalled']);
  });

  it.each(unnamed)('fails on a page that was already reloaded: %s', async (failure) => {
    const { reload, said } = browserThatIs({ navigation: 'reload' });
    await expect(lazyImport(() => Promise.reject(failure))).rejects.toBe(failure);
    expect(reload).not.toHaveBeenCalled();
    expect(said).toEqual(['sonde:stalled']);
  });

  it('waits for a network that was lost meanwhile, and neither asks nor reloads without one', async () => {
    const { reload } = browserThatIs();
    const network = new EventTarget();
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    const load = () => {
      vi.stubGlobal('navigator', { onLine: false });
      return Promise.reject(unnamed[0]);
    };
    void lazyImport(load);
    await new Promise((resolve) => setImmediate(resolve));
    expect(reload).not.toHaveBeenCalled();
    network.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('fails without a network on a page that must not be reloaded, and asks for nothing', async () => {
    browserThatIs();
    vi.stubGlobal('setTimeout', (run: () => void) => run());
    const load = () => {
      vi.stubGlobal('navigator', { onLine: false });
      return Promise.reject(named);
    };
    await expect(lazyImport(load, true)).rejects.toBe(named);
  });

  it('fails on a page that must not be reloaded', async () => {
    const { reload } = browserThatIs();
    await expect(lazyImport(() => Promise.reject(unnamed[0]), true)).rejects.toBe(unnamed[0]);
    expect(reload).not.toHaveBeenCalled();
  });
});
