import { basename } from 'node:path';
import { matchPath } from 'react-router';

/** A page of the shop, as its route names it. */
export interface NamedPage {
  /** Below country and language, such as `/upgrade/pro`. */
  readonly address: string;
  readonly file: string;
}

/** What links call a page, and the address that they lead to, as `NamedPage` has it. */
export interface TitledAddress {
  readonly title: string;
  readonly address: string;
}

/** The titles in a source by their keys. It is read as text, because the titles need Lingui’s compiler. */
export const titlesIn = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(/^ {2}(\w+): msg`([^`]+)`/gm)].map(([, name = '', title = '']) => [name, title]),
  );

/** What links call a page; the words of its route’s file where it has no title. */
export function pageName({ address, file }: NamedPage, titled: readonly TitledAddress[]): string {
  const match = titled.find((page) => matchPath(address === '' ? '/' : address, page.address || '/'));
  if (match !== undefined) return match.title;
  const words = basename(file, '.tsx').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
