import { useSyncExternalStore } from 'react';
import { usePage } from './page.tsx';

/** The browser's address: views read it, flows change it in place. */

const changed = new EventTarget();

function subscribe(react: () => void): () => void {
  window.addEventListener('popstate', react);
  changed.addEventListener('change', react);
  return () => {
    window.removeEventListener('popstate', react);
    changed.removeEventListener('change', react);
  };
}

const readAddress = () => location.pathname + location.search;

/** The current path and query, also after Back and Forward within the page. */
export function useAddress(): { readonly path: string; readonly parameters: URLSearchParams } {
  const page = usePage();
  const [path = '', query = ''] = useSyncExternalStore(subscribe, readAddress, () => page.address).split('?');
  return { path, parameters: new URLSearchParams(query) };
}

/** Replaces the address without adding a history entry. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
  changed.dispatchEvent(new Event('change'));
}

/** The Navigation API, which browsers from before 2026 may lack. */
const entries = (): Navigation | undefined => (window as { readonly navigation?: Navigation }).navigation;

/** The key of the history entry on which the flow started; undefined on that entry itself. */
const firstEntry = (): string | undefined => (history.state as { readonly first?: string } | null)?.first;

/** Adds a history entry for the current screen and scrolls to its top, or to the alert there that has the focus. */
export function pushAddress(address: string): void {
  const kept = history.state as object | null;
  history.pushState({ ...kept, first: firstEntry() ?? entries()?.currentEntry?.key }, '', address);
  changed.dispatchEvent(new Event('change'));
  scrollTo({ top: 0, behavior: 'instant' });
  document.querySelector('[role=alert]:focus')?.scrollIntoView({ block: 'nearest' });
}

/**
 * Leaves a finished flow for another page, so that one press of Back returns to the page before the flow's first entry.
 * It loads a page instead of changing the view, so that address and content change together. A browser that can't
 * traverse to an entry by its key replaces the last one.
 */
export function leaveFlow(address: string): void {
  const first = firstEntry();
  const open = () => location.replace(address);
  if (first === undefined) open();
  else Promise.resolve(entries()?.traverseTo(first).committed).then(open, open);
}
