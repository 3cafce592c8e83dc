import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { createRateLimiter } from '../../kernel/rate-limits/rate-limiter.ts';
import { type OutboundPolicy, checkOutboundAddress } from './outbound-address.ts';
import type { OutboundAnswer, SendOutbound } from './outbound-requests.ts';
import { type PlatformProfile, platformProfileSchema } from './platform-profile.schema.ts';
import { type TrustRefusal, refuse } from './trust-refusals.ts';

/** A profile, or why there is none. */
export type ProfileLookup =
  | { readonly ok: true; readonly profile: PlatformProfile }
  | { readonly ok: false; readonly refusal: TrustRefusal };

/** The profiles of platforms, fetched where they publish them. */
export interface PlatformProfiles {
  find(url: string): Promise<ProfileLookup>;
  /** Fetches it again for a key that it doesn't have, unless it was fetched within the last minute. */
  findNewer(url: string): Promise<ProfileLookup>;
}

export interface PlatformProfilesOptions {
  readonly send: SendOutbound;
  readonly policy: OutboundPolicy;
  now(): Date;
}

/** The protocol asks that profiles of 128 KiB be accepted. */
const fetching = { milliseconds: 3_000, bytes: 128 * 1024 };

/** For how long a profile is used, in seconds, whatever its own headers say. */
const shortestUse = 60;
const longestUse = 86_400;

/** A failure is remembered for 5 seconds, and after each further one for twice as long. */
const firstPause = 5;
const longestPause = 300;

const mostProfiles = 500;

/** Fetches per host, and for all hosts together, so that strangers can't make the shop call others often. */
const perHost = { burst: 10, perMinute: 10 };
const perShop = { burst: 100, perMinute: 120 };
const shop = 'all';

interface Known {
  readonly lookup: ProfileLookup;
  readonly fetchedAt: number;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Failures in a row. */
  readonly failures: number;
}

const toFailure = (refusal: TrustRefusal): ProfileLookup => ({ ok: false, refusal });

/** The seconds for which an answer may be used (RFC 9111), within our own limits. */
function secondsOfUse(cacheControl: string | undefined): number {
  const [, seconds] = /(?:^|[\s,])max-age="?(\d{1,9})/i.exec(cacheControl ?? '') ?? [];
  return Math.min(Math.max(Number(seconds ?? 0), shortestUse), longestUse);
}

function readProfile({ status, body }: OutboundAnswer): ProfileLookup {
  if (status !== 200) return toFailure(refuse('profile_unreachable'));
  try {
    const read = v.safeParse(platformProfileSchema, JSON.parse(body.toString('utf8')));
    return read.success ? { ok: true, profile: read.output } : toFailure(refuse('profile_malformed'));
  } catch {
    return toFailure(refuse('profile_malformed'));
  }
}

/** Keeps profiles in memory, as long as their headers allow within a minute and a day. */
export function createPlatformProfiles({ send, policy, now }: PlatformProfilesOptions): PlatformProfiles {
  const known = new LRUCache<string, Known>({ max: mostProfiles });
  const running = new Map<string, Promise<ProfileLookup>>();
  const time = () => now().getTime();
  const hosts = createRateLimiter(perHost, time);
  const all = createRateLimiter(perShop, time);

  async function fetchProfile(url: string): Promise<ProfileLookup> {
    const answer = await send({
      ...fetching,
      method: 'GET',
      url,
      headers: { accept: 'application/json' },
      body: Buffer.alloc(0),
    });
    const isAnswer = typeof answer === 'object';
    const lookup = isAnswer
      ? readProfile(answer)
      : toFailure(refuse(answer === 'ADDRESS_REFUSED' ? 'invalid_profile_url' : 'profile_unreachable'));
    const failures = lookup.ok ? 0 : (known.get(url)?.failures ?? 0) + 1;
    const pause = Math.min(firstPause * 2 ** (failures - 1), longestPause);
    const seconds = lookup.ok && isAnswer ? secondsOfUse(answer.headers['cache-control']) : pause;
    known.set(url, { lookup, fetchedAt: time(), until: time() + seconds * 1000, failures });
    return lookup;
  }

  /** Requests that arrive together wait for one fetch. */
  function fetchOnce(url: string, { host }: URL): Promise<ProfileLookup> {
    const underWay = running.get(url);
    if (underWay) return underWay;
    const retryAfter = Math.max(hosts.waitFor(host), all.waitFor(shop));
    if (retryAfter > 0) return Promise.resolve(toFailure(refuse('rate_limited', retryAfter)));
    hosts.count(host);
    all.count(shop);
    const fetched = fetchProfile(url).finally(() => running.delete(url));
    running.set(url, fetched);
    return fetched;
  }

  async function findUnless(url: string, isFresh: (entry: Known) => boolean): Promise<ProfileLookup> {
    const address = checkOutboundAddress(url, policy);
    if (address === null) return toFailure(refuse('invalid_profile_url'));
    const entry = known.get(url);
    return entry && isFresh(entry) ? entry.lookup : fetchOnce(url, address.url);
  }

  return {
    find: (url) => findUnless(url, ({ until }) => time() < until),
    findNewer: (url) =>
      findUnless(url, ({ lookup, fetchedAt, until }) =>
        lookup.ok ? time() - fetchedAt < shortestUse * 1000 : time() < until,
      ),
  };
}
