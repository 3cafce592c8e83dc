import * as v from 'valibot';
import { refuse } from '../trust/trust-refusals.ts';
import type { IdentifiedPlatform } from './platform-identity.ts';
import { isProtocolVersion } from './versions.ts';

const webhookSchema = v.object({ webhook_url: v.optional(v.string()) });

/** What the shop reads of a platform's profile. Everything else in it is ignored. */
const profileSchema = v.object({
  ucp: v.object({
    version: v.string(),
    capabilities: v.optional(
      v.record(v.string(), v.array(v.object({ version: v.string(), config: v.optional(v.unknown()) }))),
      {},
    ),
  }),
});

type ReadProfile = v.InferOutput<typeof profileSchema>;

const orderCapability = 'dev.ucp.shopping.order';

function webhookUrlIn({ ucp }: ReadProfile): string | null {
  for (const { config } of ucp.capabilities[orderCapability] ?? []) {
    const read = v.safeParse(webhookSchema, config);
    if (read.success && read.output.webhook_url !== undefined) return read.output.webhook_url;
  }
  return null;
}

/** The platform of a profile's address and its document, which comes from outside. */
export function readPlatformProfile(profileUrl: string, document: unknown): IdentifiedPlatform {
  const read = v.safeParse(profileSchema, document);
  if (!read.success) return { ok: false, refusal: refuse('profile_malformed') };
  const { version, capabilities } = read.output.ucp;
  if (!isProtocolVersion(version)) return { ok: false, refusal: refuse('version_unsupported') };
  return {
    ok: true,
    platform: {
      profileUrl,
      version,
      capabilities: new Map(
        Object.entries(capabilities).map(([name, declared]) => [name, declared.map((one) => one.version)]),
      ),
      webhookUrl: webhookUrlIn(read.output),
    },
  };
}
