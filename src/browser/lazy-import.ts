const waits = [1000, 2000, 4000];

/** As long as the page itself waits for its scripts in `stalled-page.script.js`. */
const PATIENCE_MILLISECONDS = 8000;

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Browsers name the file that failed, and never request the same address again on this page. */
const addressIn = (failure: unknown): string | undefined => /https?:\/\/\S+/.exec(String(failure))?.[0];

/** Shows or hides the page's notice about a missing part (`stalled-page.script.js`). */
const say = (event: 'sonde:stalled' | 'sonde:resumed') => dispatchEvent(new Event(event));

/** Waits until the browser has a network. */
const online = () =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        addEventListener('online', () => resolve(), { once: true });
      });

/** True after a reload, so that a page that failed again isn't reloaded a second time. */
const wasReloaded = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'reload';

/** Awaits a load; after too long a wait, the page shows what to do. */
export async function withSlowLoadNotice<Part>(loading: Promise<Part>): Promise<Part> {
  const patience = setTimeout(() => {
    say('sonde:stalled');
    void loading.then(
      () => say('sonde:resumed'),
      () => undefined,
    );
  }, PATIENCE_MILLISECONDS);
  return loading.finally(() => clearTimeout(patience));
}

/**
 * Loads a part of the application. Retries after 1, 2 and 4 seconds, then reloads the page, once. Meanwhile the page
 * shows what to do. A network that is lost meanwhile is awaited: a reload without one would lose the page.
 *
 * `isKept` forbids the reload, because the visitor has pressed something, and waits: the page then also shows what to do
 * if the part neither arrives nor fails.
 *
 * @throws Error at once while the browser is offline, because the browser would remember the failure beyond the outage;
 * the last failure if the page was already reloaded, or may not be.
 */
export async function lazyImport<Module>(load: () => Promise<Module>, isKept = false): Promise<Module> {
  if (!navigator.onLine) throw new Error('No network.');
  const loading = load().catch((failure: unknown) => {
    say('sonde:stalled');
    return importAgain<Module>(failure, isKept);
  });
  return isKept ? withSlowLoadNotice(loading) : loading;
}

async function importAgain<Module>(failure: unknown, isKept: boolean): Promise<Module> {
  const address = addressIn(failure);
  for (const wait of address === undefined ? [] : waits) {
    await after(wait);
    if (isKept && !navigator.onLine) throw failure;
    await online();
    try {
      const module = (await import(/* @vite-ignore */ `${address}?again=${wait}`)) as Module;
      say('sonde:resumed');
      return module;
    } catch {
      continue;
    }
  }
  if (isKept || wasReloaded()) throw failure;
  await online();
  location.reload();
  return new Promise<Module>(() => undefined);
}
