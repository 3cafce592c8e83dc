import { useSyncExternalStore } from 'react';
import { usePage } from './page.tsx';

/** The address of the page in the browser: read by views, changed in place by flows. */

const changed = new EventTarget();

function subscribe(react: () => void): () => void {
  window.addEventListener('popstate', react);
  changed.addEventListener('change', react);
  return () => {
    window.removeEventListener('popstate', react);
    changed.removeEventListener('change', react);
  };
}

const present = () => location.pathname + location.search;

/** Path and query as they are now, also after Back and Forward within the page. */
export function useAddress(): { readonly path: string; readonly parameters: URLSearchParams } {
  const page = usePage();
  const [path = '', query = ''] = useSyncExternalStore(subscribe, present, () => page.address).split('?');
  return { path, parameters: new URLSearchParams(query) };
}

/** Another address for what is shown: the entry in the browser's history stays the same one. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
  changed.dispatchEvent(new Event('change'));
}

/** Browsers of before 2026 may lack it. */
const entries = (): Navigation | undefined => (window as { readonly navigation?: Navigation }).navigation;

/** The first of the entries that a flow has pushed up to the present one; nothing on the first one itself. */
const firstEntry = (): string | undefined => (history.state as { readonly first?: string } | null)?.first;

/** What is shown now has an address of its own, to which Back does not lead; a new screen is read from its top. */
export function pushAddress(address: string): void {
  const kept = history.state as object | null;
  history.pushState({ ...kept, first: firstEntry() ?? entries()?.currentEntry?.key }, '', address);
  changed.dispatchEvent(new Event('change'));
  scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Another page in the place of a flow that is over: from there, one press of Back leads to what was before the flow's
 * first entry. It is a page of its own, not a view of this one, so that its address and what is seen change together. A
 * browser that cannot go to an entry by its name has the page in the place of the last one.
 */
export function leaveFlow(address: string): void {
  const first = firstEntry();
  const open = () => location.replace(address);
  if (first === undefined) open();
  else Promise.resolve(entries()?.traverseTo(first).committed).then(open, open);
}
