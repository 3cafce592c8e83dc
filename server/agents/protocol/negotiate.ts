import { capabilities, type CapabilityName, capabilityNames } from './capabilities.ts';
import type { PlatformIdentity } from './platform-identity.ts';
import type { ProtocolVersion } from './versions.ts';

/** What both parties can do, in the version that both speak. */
export interface Negotiated {
  readonly version: ProtocolVersion;
  readonly capabilities: ReadonlySet<CapabilityName>;
}

/** Leaves out extensions of which no parent is left, until none is left out. */
function withoutOrphans(names: ReadonlySet<CapabilityName>): ReadonlySet<CapabilityName> {
  const kept = [...names].filter((name) => {
    const { extends: parents } = capabilities[name];
    return parents.length === 0 || parents.some((parent) => names.has(parent));
  });
  return kept.length === names.size ? names : withoutOrphans(new Set(kept));
}

/** The capabilities that the platform declares too, in the same version. An extension needs what it extends. */
export function negotiate({ version, capabilities: declared }: PlatformIdentity): Negotiated {
  const shared = capabilityNames.filter((name) => declared.get(name)?.includes(version) ?? false);
  return { version, capabilities: withoutOrphans(new Set(shared)) };
}

/** The capabilities that a response names: the one of its operation, and the extensions of that. */
export function namedCapabilities({ version, capabilities: shared }: Negotiated, root: CapabilityName) {
  const relevant = [...shared].filter((name) => name === root || capabilities[name].extends.includes(root));
  return Object.fromEntries(relevant.map((name) => [name, [{ version }]]));
}
