import { differences, type ProtocolVersion, type VersionDifferences } from './versions.ts';

/** The capabilities that the shop offers to agents. */
export const capabilityNames = [
  'dev.ucp.shopping.catalog.search',
  'dev.ucp.shopping.catalog.lookup',
  'dev.ucp.shopping.cart',
  'dev.ucp.shopping.checkout',
  'dev.ucp.shopping.order',
  'dev.ucp.shopping.fulfillment',
  'dev.ucp.shopping.discount',
  'dev.ucp.shopping.buyer_consent',
  'dev.ucp.common.identity_linking',
  'example.sonde.procurement',
] as const;
export type CapabilityName = (typeof capabilityNames)[number];

/** By which people connect their account with a platform. */
export const identityLinking: CapabilityName = 'dev.ucp.common.identity_linking';

interface Capability {
  /**
   * Its document below the version's folder of documents; `shopping` and `common` move with the version. Null for the
   * shop's own, whose schema is at the shop.
   */
  readonly document: { readonly folder: 'shopping' | 'common' | 'root'; readonly path: string } | null;
  /** Its JSON schema, below `schemas/`. */
  readonly schema: string;
  /** The capabilities that it adds fields to; empty for one that stands alone. */
  readonly extends: readonly CapabilityName[];
  /** What the shop's profile says about how it is used; absent if it says nothing. */
  readonly config?: (differences: VersionDifferences) => object;
}

/** Each capability, as in the protocol's registry. */
export const capabilities: Readonly<Record<CapabilityName, Capability>> = {
  'dev.ucp.shopping.catalog.search': {
    document: { folder: 'shopping', path: 'catalog/search' },
    schema: 'shopping/catalog_search.json',
    extends: [],
  },
  'dev.ucp.shopping.catalog.lookup': {
    document: { folder: 'shopping', path: 'catalog/lookup' },
    schema: 'shopping/catalog_lookup.json',
    extends: [],
  },
  'dev.ucp.shopping.cart': {
    document: { folder: 'shopping', path: 'cart' },
    schema: 'shopping/cart.json',
    extends: [],
  },
  'dev.ucp.shopping.checkout': {
    document: { folder: 'shopping', path: 'checkout' },
    schema: 'shopping/checkout.json',
    extends: [],
  },
  'dev.ucp.shopping.order': {
    document: { folder: 'shopping', path: 'order' },
    schema: 'shopping/order.json',
    extends: [],
  },
  'dev.ucp.shopping.fulfillment': {
    document: { folder: 'root', path: 'fulfillment' },
    schema: 'shopping/fulfillment.json',
    extends: ['dev.ucp.shopping.checkout'],
    config: ({ fulfillmentConfig }) => fulfillmentConfig,
  },
  'dev.ucp.shopping.discount': {
    document: { folder: 'root', path: 'discount' },
    schema: 'shopping/discount.json',
    extends: ['dev.ucp.shopping.checkout', 'dev.ucp.shopping.cart'],
  },
  'dev.ucp.shopping.buyer_consent': {
    document: { folder: 'root', path: 'buyer-consent' },
    schema: 'shopping/buyer_consent.json',
    extends: ['dev.ucp.shopping.checkout'],
  },
  'dev.ucp.common.identity_linking': {
    document: { folder: 'common', path: 'identity-linking' },
    schema: 'common/identity_linking.json',
    extends: [],
    // No scope is listed, because no operation needs a buyer: those that are accepted are in the OAuth metadata.
    config: () => ({ scopes: {} }),
  },
  'example.sonde.procurement': {
    document: null,
    schema: 'procurement.json',
    extends: ['dev.ucp.shopping.checkout'],
  },
};

/** Where the protocol publishes its documents. */
const protocolUrl = 'https://ucp.dev';

/** Where the schemas of the shop's own capabilities are, below its address. */
export const ownSchemaFolder = '/ucp/schemas/';

/** The address of a document of a version. */
export const documentUrl = (version: ProtocolVersion, path: string): string =>
  `${protocolUrl}/${version}/specification/${path}`;

/** The address of a JSON schema or an interface description of a version. */
export const schemaUrl = (version: ProtocolVersion, path: string): string =>
  `${protocolUrl}/${version}/${path}`;

/** A capability as a profile declares it. */
export interface DeclaredCapability {
  readonly version: string;
  readonly spec?: string;
  readonly schema: string;
  readonly extends?: string | readonly string[];
  readonly config?: object;
}

const declareParents = (parents: readonly CapabilityName[]): Pick<DeclaredCapability, 'extends'> => {
  const [only, ...others] = parents;
  if (only === undefined) return {};
  return { extends: others.length === 0 ? only : parents };
};

/** Declares a capability in a version, of the shop at an address. */
export function declaredCapability(
  name: CapabilityName,
  version: ProtocolVersion,
  publicUrl: string,
): DeclaredCapability {
  const { document, schema, extends: parents, config } = capabilities[name];
  if (document === null)
    return { version, schema: `${publicUrl}${ownSchemaFolder}${schema}`, ...declareParents(parents) };
  const folder = document.folder === 'root' ? '' : differences[version].folders[document.folder];
  return {
    version,
    spec: documentUrl(version, `${folder}${document.path}`),
    schema: schemaUrl(version, `schemas/${schema}`),
    ...declareParents(parents),
    ...(config && { config: config(differences[version]) }),
  };
}
