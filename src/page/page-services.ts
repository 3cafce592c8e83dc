import { createContext } from 'react-router';
import type { IslandFiles } from './island.ts';

/** What every page may know of the running shop; part of each served page, so never a secret. */
export interface PageConfiguration {
  readonly publicUrl: string;
  readonly isSandbox: boolean;
  /** The account service as browsers reach it, without a slash at the end; null where nobody can sign in. */
  readonly cloudUrl: string | null;
  /** Where the mails are shown that are kept instead of being sent; null where they are sent. */
  readonly outboxPath: string | null;
  /** As configured, for every language; in a page's own data for its reader. Empty where support has no address of its own. */
  readonly supportUrl: string;
  /** Whether addresses are suggested while a street is typed. */
  readonly suggestsAddresses: boolean;
  readonly supportPhone: string;
  readonly supportEmail: string;
  /** Who sells: postal address on one line without the country, the country's code; null where it was not configured. */
  readonly seller: {
    readonly name: string;
    readonly address: string;
    readonly country: string;
    readonly vatNumber: string | null;
    readonly representative: string | null;
    readonly register: string | null;
  };
  readonly card: {
    readonly publishableKey: string;
    /** The stand-in's own script; null when the provider's own is loaded. */
    readonly standInScript: string | null;
  };
}

/** What the server provides to the loaders of one request. */
export interface PageServices {
  /** Sends one operation to the store API, in this process or another one. */
  readonly fetchGraphql: (body: string) => Promise<Response>;
  readonly configuration: PageConfiguration;
  /** Of the addresses that lead into the mobile app. */
  readonly deepLinkScheme: string;
  /** Origins of the pages in whose frame the forms may be. */
  readonly formParents: readonly string[];
  /** What browsers load for each island, in the language of a catalogue. */
  readonly islandFiles: (catalogue: string) => Readonly<Record<string, IslandFiles>>;
  /** Gives the error an id, under which support finds it. */
  readonly reportError: (error: unknown) => string;
}

export const pageServicesContext = createContext<PageServices>();
