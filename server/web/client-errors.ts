import type { BaseLogger } from 'pino';
import * as v from 'valibot';
import type { createClientLookup } from '../graphql/client-address.ts';
import type { RateLimits } from '../kernel/rate-limits/rate-limits.ts';
import type { RequestOrigin } from '../graphql/graphql-handler.ts';
import { type TrackError, withoutPersonalData, withoutTokens } from './error-tracker.ts';
import { isFromOwnPage } from './own-page.ts';

/** A page's error report; never contains values from the buyer. */
const report = v.object({
  errorId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  message: v.pipe(v.string(), v.maxLength(500)),
  page: v.pipe(v.string(), v.maxLength(200)),
  trail: v.pipe(
    v.array(
      v.object({
        actor: v.pipe(v.string(), v.maxLength(100)),
        event: v.pipe(v.string(), v.maxLength(100)),
        state: v.pipe(v.string(), v.maxLength(200)),
      }),
    ),
    v.maxLength(50),
  ),
});

export interface ClientErrorsOptions {
  readonly log: BaseLogger;
  readonly track: TrackError;
  /** The shop's URL for buyers. */
  readonly publicUrl: string;
  readonly limits: RateLimits;
  readonly lookUpClient: ReturnType<typeof createClientLookup>;
}

/** Writes error reports of our pages (`POST /errors/`) to the log and the tracker, under the id that the buyer sees. */
export function createClientErrors({
  log,
  track,
  publicUrl,
  limits,
  lookUpClient,
}: ClientErrorsOptions): (request: Request, origin: RequestOrigin) => Promise<Response> {
  return async (request, { remoteAddress }) => {
    if (!isFromOwnPage(request, publicUrl)) return new Response(null, { status: 403 });
    const { address } = lookUpClient(request.headers, remoteAddress ?? '');
    const subject = { address, checkout: null };
    const seconds = limits.waitFor('report', subject);
    if (seconds > 0) {
      return new Response(null, { status: 429, headers: { 'Retry-After': String(seconds) } });
    }
    limits.count('report', subject);
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), report), await request.text());
    if (!parsed.success) return new Response(null, { status: 400 });
    const { message, page } = parsed.output;
    log.error(
      { ...parsed.output, message: withoutPersonalData(message), page: withoutTokens(page) },
      'A page reports an error.',
    );
    track({ ...parsed.output, platform: 'javascript' });
    return new Response(null, { status: 204 });
  };
}
