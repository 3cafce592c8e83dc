/** The protocol's versions that the shop speaks, newest first. */
export const protocolVersions = ['2026-08-25', '2026-04-08'] as const;
export type ProtocolVersion = (typeof protocolVersions)[number];

/** The version whose profile is at `/.well-known/ucp`; the others are named in it. */
export const currentVersion: ProtocolVersion = protocolVersions[0];

export const isProtocolVersion = (version: unknown): version is ProtocolVersion =>
  protocolVersions.some((known) => known === version);

/** What one version writes differently from another. Everything else is the same in all. */
export interface VersionDifferences {
  /** Where a profile has its public keys. */
  readonly keysField: 'keys' | 'signing_keys';
  /** The folders of the documentation of capabilities, each with a slash at its end. */
  readonly folders: { readonly shopping: string; readonly common: string };
  /** Whether a buyer's consent is an object for each purpose, or a boolean. */
  readonly consent: 'purposes' | 'booleans';
  /** The type of a destination; absent where destinations have none. */
  readonly destination: { readonly type?: 'shipping_address' };
  /** How a profile says that an order is shipped to one address. */
  readonly fulfillmentConfig: object;
  /** Whether an address of the shop can be made that fills a cart. */
  readonly hasPermalinks: boolean;
}

export const differences: Readonly<Record<ProtocolVersion, VersionDifferences>> = {
  '2026-08-25': {
    keysField: 'keys',
    folders: { shopping: 'shopping/', common: 'common/' },
    consent: 'purposes',
    destination: { type: 'shipping_address' },
    fulfillmentConfig: { multi_destination: [], method_combinations: [['shipping']] },
    hasPermalinks: true,
  },
  '2026-04-08': {
    keysField: 'signing_keys',
    folders: { shopping: '', common: '' },
    consent: 'booleans',
    destination: {},
    fulfillmentConfig: {
      allows_multi_destination: { shipping: false },
      allows_method_combinations: [['shipping']],
    },
    hasPermalinks: false,
  },
};
