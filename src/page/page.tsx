import { createContext, use, type ReactNode } from 'react';
import type { ShopLocale } from './locale.ts';
import type { PageConfiguration } from './page-services.ts';
import type { ShopNames } from './shop-names.ts';

/** The facts about a page that every view may read: on the server from the loaders, in the browser from the page. */
export interface PageFacts {
  readonly locale: ShopLocale;
  /** Path and query as requested. */
  readonly address: string;
  /** Null if the address has no shop. */
  readonly shop: ShopNames | null;
  /** Null on an error page if the error occurred before it was read. */
  readonly configuration: PageConfiguration | null;
}

const PageContext = createContext<PageFacts | null>(null);

export function PageProvider({ page, children }: { page: PageFacts; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** The current page; throws outside of one. */
export function usePage(): PageFacts {
  const page = use(PageContext);
  if (page === null) throw new Error('A view is outside of a page.');
  return page;
}
