import script from './page-hash.script.js?raw';

/** Takes the hash of the page out of its address; stands before every other script of the page. */
export const PageHash = () => <script dangerouslySetInnerHTML={{ __html: script }} />;

/** What stood in the hash of the page, once. */
export const takePageHash = (): string =>
  (window as { readonly takePageHash?: () => string }).takePageHash?.() ?? '';
