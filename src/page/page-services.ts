import { createContext } from 'react-router';
import type { SupportPhones } from '@sonde/machines/rules/leads';
import type { IslandFiles } from './island.ts';

/** The shop's settings for pages; part of every served page, so it must not contain secrets. */
export interface PageConfiguration {
  readonly publicUrl: string;
  readonly isSandbox: boolean;
  /** Whether visits are recorded for those who agree, so that pages ask. */
  readonly recordsVisits: boolean;
  /** The account service's URL for browsers, without a trailing slash; null if sign-in is off. */
  readonly cloudUrl: string | null;
  /** The page that shows emails kept instead of sent; null if emails are sent. */
  readonly outboxPath: string | null;
  /** As configured, for every language; in a page's own data, for its language. Empty without a support site. */
  readonly supportUrl: string;
  /** Whether the form suggests addresses while the buyer types a street. */
  readonly suggestsAddresses: boolean;
  /** Whether this server has the specification sheets of probes, which another store's API lacks. */
  readonly printsSpecifications: boolean;
  readonly supportPhones: SupportPhones;
  /** The veterinary site, or the path of its stand-in; null if there is none. */
  readonly vetSiteUrl: string | null;
  /** The version of the shop that served the page. */
  readonly version: string;
  readonly supportEmail: string;
  /** The seller: postal address on one line without the country, and the country's code; null where not configured. */
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
    /** By country (ISO code), where its region has an account of its own. */
    readonly regionalKeys: Readonly<Record<string, string>>;
    /** The stand-in's script; null if the provider's own script is loaded. */
    readonly standInScript: string | null;
  };
}

/** What the server provides to the loaders of a request. */
export interface PageServices {
  /** Sends an operation to the store API, in this process or another. */
  readonly fetchGraphql: (body: string) => Promise<Response>;
  readonly configuration: PageConfiguration;
  /** The scheme of links that open the mobile app. */
  readonly deepLinkScheme: string;
  /** Origins of the pages that may frame the forms. */
  readonly formParents: readonly string[];
  /** The files of each island, in a catalog's language. */
  readonly islandFiles: (catalogue: string) => Readonly<Record<string, IslandFiles>>;
  /** Reports an error and returns the id under which support finds it. */
  readonly reportError: (error: unknown) => string;
}

export const pageServicesContext = createContext<PageServices>();
