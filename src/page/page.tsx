import { createContext, use, type ReactNode } from 'react';
import type { ShopLocale } from './locale.ts';
import type { PageConfiguration } from './page-services.ts';
import type { ShopNames } from './shop-names.ts';

/** What every view may know of the page that it stands on: on the server from the loaders, in the browser from the page. */
export interface PageFacts {
  readonly locale: ShopLocale;
  /** Path and query, as the page was asked for. */
  readonly address: string;
  /** Null where the address names no shop. */
  readonly shop: ShopNames | null;
  /** Null on the page of an error that came before it was read. */
  readonly configuration: PageConfiguration | null;
}

const PageContext = createContext<PageFacts | null>(null);

export function PageProvider({ page, children }: { page: PageFacts; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** The page that is shown. */
export function usePage(): PageFacts {
  const page = use(PageContext);
  if (page === null) throw new Error('A view stands outside of a page.');
  return page;
}
