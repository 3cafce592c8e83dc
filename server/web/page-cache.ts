import { LRUCache } from 'lru-cache';
import { type Compressed, compress } from '../http/text-answer.ts';
import { textDigest } from '../http/text-digest.ts';
import { pageCacheGroup, withoutCampaign } from './page-cache-key.ts';

/** Sends an operation (JSON text) to the store API. */
export type Ask = (body: string) => Promise<Response>;

/** A rendered page, as HTML; in the cache and from it only compressed. */
export interface RenderedPage<Body = string> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
  /** When its content expires by time alone, in milliseconds since 1970; null if it doesn't. */
  readonly unchangedUntil: number | null;
}

interface KeptPage {
  readonly page: RenderedPage<Compressed>;
  /** By operation, the digest of the store API's response when the page was rendered. */
  readonly answers: ReadonlyMap<string, string>;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export interface PageCacheOptions {
  readonly render: (request: Request, ask: Ask) => Promise<RenderedPage>;
  /**
   * Repeats an operation on behalf of the shop, to compare the response with that of this digest. May respond with 304
   * if it is the same.
   */
  readonly askAgain: (body: string, digest: string) => Promise<Response>;
}

/** As long as outside caches may show a page without revalidation. */
const LONGEST_MILLISECONDS = 60_000;
/**
 * In bytes and characters: the home pages of every country and language take 700,000 in both codings, the pages of one
 * product 1.5 million.
 */
const roomOfGroups = { plain: 6_000_000, code: 2_000_000 } as const;

interface Recorder {
  readonly ask: Ask;
  readonly answers: ReadonlyMap<string, string>;
  /** Whether a rate limit refused an operation, so that the page differs from other visitors' pages. */
  isPersonal(): boolean;
}

/** Forwards operations and records the digests of their responses. */
function memoizeAnswers(ask: Ask): Recorder {
  const answers = new Map<string, string>();
  let wasRefused = false;
  return {
    answers,
    isPersonal: () => wasRefused,
    async ask(body) {
      const answer = await ask(body);
      const text = await answer.text();
      wasRefused ||= answer.status === 429;
      answers.set(body, textDigest(text));
      return new Response(text, { status: answer.status, headers: answer.headers });
    },
  };
}

/** A least-recently-used cache for the pages of one group. */
const createRoom = (characters: number) =>
  new LRUCache<string, KeptPage>({
    maxSize: characters,
    sizeCalculation: ({ page, answers }) =>
      [...answers].reduce(
        (sum, [body, digest]) => sum + body.length + digest.length,
        page.body.br.byteLength + page.body.gzip.byteLength,
      ),
  });

/**
 * Renders a page again only if it would change: at most once a minute per address while the store API's responses to
 * all of the page's operations stay the same. So no visitor sees a page older than the catalog. Campaign parameters
 * are removed from the address, unless the page redirects.
 */
export function createPageCache({
  render,
  askAgain,
}: PageCacheOptions): (request: Request, ask: Ask) => Promise<RenderedPage<string | Compressed>> {
  const rooms = { plain: createRoom(roomOfGroups.plain), code: createRoom(roomOfGroups.code) };

  async function hasSameAnswer(body: string, digest: string): Promise<boolean> {
    const answer = await askAgain(body, digest);
    return answer.status === 304 || textDigest(await answer.text()) === digest;
  }
  const stillHolds = async ({ answers, until }: KeptPage) =>
    Date.now() < until &&
    (await Promise.all([...answers].map(([body, digest]) => hasSameAnswer(body, digest)))).every(Boolean);

  return async (request, ask) => {
    const asked = new URL(request.url);
    const url = withoutCampaign(asked);
    const group = pageCacheGroup(url);
    if (group === null) return render(request, ask);
    const kept = rooms[group];
    const address = url.pathname + url.search;
    const present = kept.get(address);
    if (present !== undefined && (await stillHolds(present))) return present.page;
    const recorder = memoizeAnswers(ask);
    const page = await render(url === asked ? request : new Request(url, request), recorder.ask);
    if (page.status !== 200) return url === asked ? page : render(request, ask);
    if (recorder.isPersonal()) return page;
    const until = Math.min(Date.now() + LONGEST_MILLISECONDS, page.unchangedUntil ?? Infinity);
    const compressed = { ...page, body: compress(page.body) };
    kept.set(address, { page: compressed, answers: recorder.answers, until });
    return compressed;
  };
}
