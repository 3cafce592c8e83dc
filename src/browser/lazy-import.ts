const waits = [1000, 2000, 4000];

/** As long as the page itself waits for its scripts: `stalled-page.script.js`. */
const PATIENCE_MILLISECONDS = 8000;

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Browsers name the file that did not come, and never ask for the same address again on this page. */
const addressIn = (failure: unknown): string | undefined => /https?:\/\/\S+/.exec(String(failure))?.[0];

/** Shows or hides what the page says while a part of it is missing: `stalled-page.script.js`. */
const say = (event: 'sonde:stalled' | 'sonde:resumed') => dispatchEvent(new Event(event));

/** A page that was loaded anew to no avail is not loaded anew again. */
const wasReloaded = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'reload';

/** What is waited for, with the page saying what to do while it has been waited for too long. */
export async function withPatience<Part>(loading: Promise<Part>): Promise<Part> {
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
 * Loads a part of the application. What did not come is asked for again after 1, 2 and 4 seconds; then the page is
 * loaded anew, once. Meanwhile the page says what to do.
 *
 * @throws Error at once while the browser has no network: a failure that it remembered would outlive the lost network;
 *   the last failure on a page that was loaded anew already, or where `isKept` asks to leave the page as it is.
 */
export async function lazyImport<Module>(load: () => Promise<Module>, isKept = false): Promise<Module> {
  if (!navigator.onLine) throw new Error('No network.');
  return load().catch((failure: unknown) => {
    say('sonde:stalled');
    return importAgain<Module>(failure, isKept);
  });
}

async function importAgain<Module>(failure: unknown, isKept: boolean): Promise<Module> {
  const address = addressIn(failure);
  for (const wait of address === undefined ? [] : waits) {
    await after(wait);
    try {
      const module = (await import(/* @vite-ignore */ `${address}?again=${wait}`)) as Module;
      say('sonde:resumed');
      return module;
    } catch {
      continue;
    }
  }
  if (isKept || wasReloaded()) throw failure;
  location.reload();
  return new Promise<Module>(() => undefined);
}
