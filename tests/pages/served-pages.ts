import { type Answer, ask } from '../security/ask.ts';
import { openBuiltShop } from '../security/built-shop.ts';

/** Reads pages without a browser. */
export interface ServedPages {
  readonly url: string;
  /** An address of the shop, with or without its origin. */
  get(path: string): Promise<Answer>;
  close(): Promise<void>;
}

/** The built shop, whose pages are read as HTML; with environment variables of its own, if any. */
export async function openPages(variables: Readonly<Record<string, string>> = {}): Promise<ServedPages> {
  const { url, close } = await openBuiltShop(variables);
  return { url, close, get: (path) => ask(url, new URL(path, url).href.slice(url.length)) };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/** The text of the page's main part. */
export function mainText(html: string): string {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  return main
    .replaceAll(/<(script|style|template)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replaceAll(/<\/(p|h\d|li|td|th|dt|dd|div)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ');
}

/** The number of top-level headings on a page. */
export const headingsOf = (html: string) => html.match(/<h1[ >]/g)?.length ?? 0;
