import script from './login-hash.script.js?raw';

/** Takes the hash of the page out of its address; stands before every other script of the page. */
export const LoginHash = () => <script dangerouslySetInnerHTML={{ __html: script }} />;

/** What stood in the hash of the page, once. */
export const takeLoginHash = (): string =>
  (window as { readonly takeLoginHash?: () => string }).takeLoginHash?.() ?? '';
