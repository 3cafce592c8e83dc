import { useLayoutEffect } from 'react';

/**
 * The title of the page while it is operated; the server has given it its first one. It is set before effects run: an
 * error that came with a new step marks the new title.
 */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
