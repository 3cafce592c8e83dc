import { useEffect } from 'react';
import { replaceAddress } from '../page/address.ts';

/** Keeps a choice in a parameter of the page's address, without a new history entry; null leaves the address as it is. */
export function useChoiceInAddress(parameter: string, choice: string | null): void {
  useEffect(() => {
    if (choice === null) return;
    const parameters = new URLSearchParams(location.search);
    if (parameters.get(parameter) === choice) return;
    parameters.set(parameter, choice);
    replaceAddress(`${location.pathname}?${parameters.toString()}`);
  }, [parameter, choice]);
}
