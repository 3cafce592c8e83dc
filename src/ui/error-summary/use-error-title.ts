import { useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';

/** Prefixes the page's title with "Error: " while there are errors. */
export function useErrorTitle(hasErrors: boolean): void {
  const { t } = useLingui();
  const prefix = t({ message: 'Error: ', comment: 'Before the title of a page whose form has errors' });
  useEffect(() => {
    const { title } = document;
    if (!hasErrors || title.startsWith(prefix)) return;
    document.title = prefix + title;
    return () => {
      if (document.title === prefix + title) document.title = title;
    };
  }, [hasErrors, prefix]);
}
