import type { Account } from '../../kernel/account.ts';
import { identityLinking } from '../protocol/capabilities.ts';
import { negotiate } from '../protocol/negotiate.ts';
import type { PlatformIdentity } from '../protocol/platform-identity.ts';
import type { ReadLinkedBuyer } from '../trust/linked-buyer.ts';
import type { TrustRefusal } from '../trust/trust-refusals.ts';
import type { Operation } from './operation.types.ts';

/** For whom a platform calls an operation, or why it may not. */
type CallBuyer =
  | { readonly ok: true; readonly buyer: Account | null; readonly mayConnect: boolean }
  | { readonly ok: false; readonly refusal: TrustRefusal; readonly challenge: string | null };

/**
 * Reads for whom a platform calls an operation. No operation needs a buyer who has connected their account; but where one
 * is named, they have to have allowed it. A token means nothing where it doesn't matter who buys, and where either side
 * doesn't connect accounts.
 */
export async function readBuyer(
  readLinkedBuyer: ReadLinkedBuyer | null,
  { scope }: Operation,
  platform: PlatformIdentity,
  authorization: string | null,
): Promise<CallBuyer> {
  const isShared = negotiate(platform).capabilities.has(identityLinking);
  if (readLinkedBuyer === null || scope === null || !isShared)
    return { ok: true, buyer: null, mayConnect: false };
  if (authorization === null) return { ok: true, buyer: null, mayConnect: true };
  const read = await readLinkedBuyer(authorization, platform.profileUrl, [scope]);
  if (!read.ok) return read;
  const buyer = read.buyer?.account ?? null;
  return { ok: true, buyer, mayConnect: buyer === null };
}
