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

/** What is shown now has an address of its own, to which Back does not lead; a new screen is read from its top. */
export function pushAddress(address: string): void {
  history.pushState(null, '', address);
  changed.dispatchEvent(new Event('change'));
  scrollTo({ top: 0, behavior: 'instant' });
}
