import {
  type CapabilityName,
  capabilityNames,
  type DeclaredCapability,
  declaredCapability,
  documentUrl,
  identityLinking,
  schemaUrl,
} from './capabilities.ts';
import { currentVersion, differences, type ProtocolVersion, protocolVersions } from './versions.ts';

/** Where the REST interface is, below the shop's address. */
export const restPath = '/ucp/v1';

/** Where the tools are, below the shop's address. */
export const mcpPath = '/ucp/mcp';

/** Where the addresses are that fill a cart, below the shop's address. */
export const permalinkPath = '/ucp/buy';

/** Where agents find the shop's profile, by RFC 8615. */
export const profilePath = '/.well-known/ucp';

/** A public key as a JWK: https://www.rfc-editor.org/rfc/rfc7517 */
export interface PublicKey {
  readonly kid: string;
  readonly kty: string;
}

/** What a profile says of the shop beyond its versions. */
export interface ProfileFacts {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** The keys with which the shop signs what it sends to platforms; empty while it signs nothing. */
  readonly publicKeys: readonly PublicKey[];
  /** The ways to pay that agents can use, by the names of their handlers. */
  readonly paymentHandlers: object;
  /** Whether people can connect their account with a platform. */
  readonly linksIdentities: boolean;
}

/** The interfaces that the shop serves, by transport. */
const transports = [
  { transport: 'rest', path: restPath, schema: 'services/shopping/rest.openapi.json' },
  { transport: 'mcp', path: mcpPath, schema: 'services/shopping/mcp.openrpc.json' },
] as const;

const declaredIn = (
  version: ProtocolVersion,
  { linksIdentities, publicUrl }: ProfileFacts,
): Readonly<Record<string, readonly DeclaredCapability[]>> =>
  Object.fromEntries(
    capabilityNames
      .filter((name) => linksIdentities || name !== identityLinking)
      .map((name: CapabilityName) => [name, [declaredCapability(name, version, publicUrl)]]),
  );

const permalinkCapability = 'dev.ucp.shopping.permalink';

/** The protocol wants HTTPS for addresses that people open; without it, none are declared. */
const permalinksIn = (version: ProtocolVersion, publicUrl: string) =>
  differences[version].hasPermalinks && publicUrl.startsWith('https:')
    ? {
        [permalinkCapability]: [
          {
            version,
            spec: documentUrl(version, 'permalink'),
            schema: schemaUrl(version, 'schemas/shopping/permalink.json'),
            config: { endpoint: `${publicUrl}${permalinkPath}` },
          },
        ],
      }
    : {};

/** The profile of one version, without a word about others. */
export function versionProfile(version: ProtocolVersion, facts: ProfileFacts) {
  const { publicUrl, publicKeys, paymentHandlers } = facts;
  return {
    ucp: {
      version,
      services: {
        'dev.ucp.shopping': transports.map(({ transport, path, schema }) => ({
          version,
          spec: documentUrl(version, 'overview'),
          transport,
          endpoint: `${publicUrl}${path}`,
          schema: schemaUrl(version, schema),
        })),
      },
      capabilities: { ...declaredIn(version, facts), ...permalinksIn(version, publicUrl) },
      payment_handlers: paymentHandlers,
    },
    [differences[version].keysField]: publicKeys,
  };
}

/** The profile of the current version, which names the addresses of the older ones. */
export function currentProfile(facts: ProfileFacts) {
  const { ucp, ...rest } = versionProfile(currentVersion, facts);
  const older = protocolVersions.filter((version) => version !== currentVersion);
  return {
    ucp: {
      ...ucp,
      supported_versions: Object.fromEntries(
        older.map((version) => [version, `${facts.publicUrl}${profilePath}/${version}`]),
      ),
    },
    ...rest,
  };
}
