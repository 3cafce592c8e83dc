const waits = [1000, 2000, 4000];

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Browsers name the file that did not come, and never ask for the same address again on this page. */
const addressIn = (failure: unknown): string | undefined => /https?:\/\/\S+/.exec(String(failure))?.[0];

/**
 * Loads a part of the application. What did not come is asked for again after 1, 2 and 4 seconds; then the page is
 * loaded anew (specification §8).
 *
 * @throws Error at once while the browser has no network: a failure that it remembered would outlive the lost network.
 */
export async function lazyImport<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) throw new Error('No network.');
  return load().catch((failure: unknown) => importAgain<Module>(addressIn(failure)));
}

async function importAgain<Module>(address: string | undefined): Promise<Module> {
  for (const wait of address === undefined ? [] : waits) {
    await after(wait);
    try {
      return (await import(/* @vite-ignore */ `${address}?again=${wait}`)) as Module;
    } catch {
      continue;
    }
  }
  location.reload();
  return new Promise<Module>(() => undefined);
}
