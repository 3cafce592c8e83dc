import { useEffect, useSyncExternalStore } from 'react';

/** How many number fields on the page have a text that is no number that may be had. */
let unusable = 0;
const changed = new EventTarget();

function count(more: 1 | -1): void {
  unusable += more;
  changed.dispatchEvent(new Event('change'));
}

function subscribe(react: () => void): () => void {
  changed.addEventListener('change', react);
  return () => changed.removeEventListener('change', react);
}

/** Notes whether the text of a number field can't be used, while the field is on the page. */
export function useUnusableMark(isUnusable: boolean): void {
  useEffect(() => {
    if (!isUnusable) return undefined;
    count(1);
    return () => count(-1);
  }, [isUnusable]);
}

/**
 * Whether the text of a number field on the page can't be used, also while it is being typed. What is calculated from the
 * last usable number is then not of the number that the person sees.
 */
export const useIsNumberUnusable = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => unusable > 0,
    () => false,
  );

/** Focuses the first number field with an invalid value. Returns false if there is none. */
export function goToUnusableNumber(): boolean {
  const field = document.querySelector<HTMLElement>('[data-unusable]');
  field?.focus();
  return field !== null;
}
