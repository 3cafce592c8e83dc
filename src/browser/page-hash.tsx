import script from './page-hash.script.js?raw';

/** Removes the hash from the page's address; runs before every other script of the page. */
export const PageHash = () => <script dangerouslySetInnerHTML={{ __html: script }} />;

/** The removed hash of the page, readable once. */
export const takePageHash = (): string =>
  (window as { readonly takePageHash?: () => string }).takePageHash?.() ?? '';
