import { useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';

/** How many summaries and notices on the page tell of an error. */
let errors = 0;

/** Prefixes the page's title with "Error: " while this or another part of the page has errors. */
export function useErrorTitle(hasErrors: boolean): void {
  const { t } = useLingui();
  const prefix = t({ message: 'Error: ', comment: 'Before the title of a page whose form has errors' });
  useEffect(() => {
    if (!hasErrors) return undefined;
    errors += 1;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      errors -= 1;
      if (errors === 0 && document.title.startsWith(prefix))
        document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors, prefix]);
}
