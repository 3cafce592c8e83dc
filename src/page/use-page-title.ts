import { useLayoutEffect } from 'react';

/**
 * Updates the page's title in the browser; the server renders the first one. A layout effect, so that an error on a new
 * step is added to the new title.
 */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
