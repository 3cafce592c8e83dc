import { type PathPrefix, pathUnder } from './path-prefix.ts';

export type { PathPrefix } from './path-prefix.ts';

/** Every URL of the shop, by the name of its page. */
export * as paths from './page-paths.ts';

/** Prefixes a path from the rules, which starts with a slash, with country and language. */
export const pathBelow = (prefix: PathPrefix, path: string) => pathUnder(prefix, path.slice(1));

/** The part of an address below country and language, without a leading slash: `cart/`. */
export const pageOf = (pathname: string) => pathname.split('/').slice(3).join('/');

/**
 * The same part of an address as search engines are told it: the router also finds pages by addresses in other cases,
 * with empty segments or without the slash at the end.
 */
export function canonicalPage(pathname: string): string {
  const [, , ...segments] = pathname
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  return segments.map((segment) => `${segment}/`).join('');
}
