import { useEffect, useState } from 'react';
import { usePage } from '../../page/page.tsx';
import { loadPart } from '../../i18n/texts.ts';
import type * as searchedStreet from './searched-street.tsx';

type SearchedStreetPart = typeof searchedStreet;

/** Once loaded, it stays loaded until the page is left. */
let loaded: SearchedStreetPart | null = null;

/** Waits until the field isn't focused, because replacing it would lose the caret. */
function whenLeft(id: string, act: () => void): void {
  const element = document.activeElement;
  if (element?.id === id) element.addEventListener('blur', act, { once: true });
  else act();
}

/** The street field with suggestions; null while it loads, and always in a shop without suggestions. */
export function useSearchedStreet(id: string): SearchedStreetPart | null {
  const isOffered = usePage().configuration?.suggestsAddresses === true;
  const [street, setStreet] = useState(isOffered ? loaded : null);
  useEffect(() => {
    if (!isOffered || street !== null) return undefined;
    let isGone = false;
    loadPart('searched-street', () => import('./searched-street.tsx')).then(
      (part) => {
        loaded = part;
        whenLeft(id, () => {
          if (!isGone) setStreet(part);
        });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [id, isOffered, street]);
  return street;
}
