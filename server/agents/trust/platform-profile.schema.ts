import type { JWK } from 'jose';
import * as v from 'valibot';

const longestName = 200;
const mostKeys = 50;
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(longestName));
const version = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

const entries = v.array(
  v.looseObject({ version: v.optional(version), config: v.optional(v.looseObject({})) }),
);
const registry = v.optional(v.record(name, entries), {});

/** Members of keys that are secret: a profile that has one isn't used. */
const secretMembers: ReadonlySet<string> = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']);

const publicKey = v.pipe(
  v.looseObject({ kid: name, kty: name }),
  v.check((key) => !Object.keys(key).some((member) => secretMembers.has(member))),
  v.transform((key) => key as JWK),
);
const keys = v.optional(v.pipe(v.array(publicKey), v.maxLength(mostKeys)), []);

const mostRedirects = 20;
const longestUrl = 2048;
const url = v.pipe(v.string(), v.maxLength(longestUrl));
const redirects = v.pipe(v.array(url), v.maxLength(mostRedirects));

/** What OAuth clients say about themselves in their profile. */
export interface PlatformClient {
  readonly clientId: string;
  /** Chosen by the platform. */
  readonly name: string;
  readonly redirectUris: readonly string[];
}

/** A platform's profile in the versions of 2026-04-08, which calls its keys `signing_keys`, and of 2026-08-25. */
export const platformProfileSchema = v.pipe(
  v.looseObject({
    ucp: v.looseObject({
      version,
      services: registry,
      capabilities: registry,
      payment_handlers: registry,
    }),
    keys,
    signing_keys: keys,
    client_id: v.optional(url),
    client_name: v.optional(name),
    redirect_uris: v.optional(redirects, []),
  }),
  v.transform((document) => {
    const { client_id: clientId, client_name: chosen, redirect_uris: redirectUris } = document;
    const isClient = clientId !== undefined && chosen !== undefined;
    const client: PlatformClient | null = isClient ? { clientId, name: chosen, redirectUris } : null;
    return { ucp: document.ucp, keys: [...document.keys, ...document.signing_keys], client };
  }),
);

/** What a platform supports, and the keys with which it signs. Members that aren't known are kept. */
export type PlatformProfile = v.InferOutput<typeof platformProfileSchema>;

const orderCapability = 'dev.ucp.shopping.order';

/** Where a platform wants to be told about orders; null if it doesn't. */
export function webhookUrlOf({ ucp }: PlatformProfile): string | null {
  const configured = ucp.capabilities[orderCapability]?.map(({ config }) => config?.['webhook_url']) ?? [];
  return configured.find((url) => typeof url === 'string') ?? null;
}
