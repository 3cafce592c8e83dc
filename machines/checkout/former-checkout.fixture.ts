import { storedWithFormerNames } from '../testing/index.ts';
import { readCheckout } from './index.ts';

/** The names in a checkout's context up to version 26, by today's. */
const formerNames: Readonly<Record<string, string>> = {
  '"requestedStep":': '"wantedStep":',
  '"isQuoteRequested":': '"isQuoteWanted":',
};

/** Restores a checkout that an earlier version stored, with the names of that version. */
export const readFormerCheckout = (snapshot: unknown, version: number) =>
  readCheckout(storedWithFormerNames({ machineId: 'checkout', snapshot }, version, formerNames), 'token-1');
