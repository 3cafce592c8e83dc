import { useEffect } from 'react';

/** The title of the page while it is operated; the server has given it its first one. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
