import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Compressed, compress } from '../http/text-answer.ts';
import { keptGroup, withoutCampaign } from './kept-address.ts';

/** Sends one operation (JSON text) to the store API. */
export type Ask = (body: string) => Promise<Response>;

/** A page as it was rendered. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** When it says something else by the clock alone, in milliseconds since 1970; null when nothing on it ends. */
  readonly unchangedUntil: number | null;
  /** The same compressed, where the page is kept. */
  readonly compressed: Compressed | null;
}

interface KeptPage {
  readonly page: RenderedPage;
  /** By operation, the digest of what the store API answered when the page was rendered. */
  readonly answers: ReadonlyMap<string, string>;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export interface KeptPagesOptions {
  readonly render: (request: Request, ask: Ask) => Promise<RenderedPage>;
  /** Asks for nobody in particular whether the answers are still the same. */
  readonly askAgain: Ask;
}

/** As long as caches outside show a page without asking. */
const LONGEST_MILLISECONDS = 60_000;
/** In characters and bytes: the home pages of every country and language take about 2.5 million, a product page 90,000. */
const roomOfGroups = { plain: 6_000_000, code: 2_000_000 } as const;

const digestOf = (answer: string) => hash('sha256', answer, 'base64');

interface Recorder {
  readonly ask: Ask;
  readonly answers: ReadonlyMap<string, string>;
  /** Whether a question was refused because this visitor asked too often, so that the page isn't what others get. */
  isPersonal(): boolean;
}

/** Passes questions on, and remembers what was answered. */
function remembering(ask: Ask): Recorder {
  const answers = new Map<string, string>();
  let wasRefused = false;
  return {
    answers,
    isPersonal: () => wasRefused,
    async ask(body) {
      const answer = await ask(body);
      const text = await answer.text();
      wasRefused ||= answer.status === 429;
      answers.set(body, digestOf(text));
      return new Response(text, { status: answer.status, headers: answer.headers });
    },
  };
}

/** Pages of one group, the least recently asked for forgotten first. */
const createRoom = (characters: number) =>
  new LRUCache<string, KeptPage>({
    maxSize: characters,
    sizeCalculation: ({ page, answers }) =>
      [...answers].reduce(
        (sum, [body, digest]) => sum + body.length + digest.length,
        page.html.length + (page.compressed?.br.byteLength ?? 0) + (page.compressed?.gzip.byteLength ?? 0),
      ),
  });

/**
 * Renders a page anew only when it would come out different: an address is rendered once a minute at most, while the
 * store API answers the same to all that the page asked. So nobody sees a page that the catalogue has left behind.
 * Parameters of campaigns are left out of the address, unless it leads elsewhere.
 */
export function createKeptPages({
  render,
  askAgain,
}: KeptPagesOptions): (request: Request, ask: Ask) => Promise<RenderedPage> {
  const rooms = { plain: createRoom(roomOfGroups.plain), code: createRoom(roomOfGroups.code) };

  const hasSameAnswer = async (body: string, digest: string) =>
    digestOf(await (await askAgain(body)).text()) === digest;
  const stillHolds = async ({ answers, until }: KeptPage) =>
    Date.now() < until &&
    (await Promise.all([...answers].map(([body, digest]) => hasSameAnswer(body, digest)))).every(Boolean);

  return async (request, ask) => {
    const asked = new URL(request.url);
    const url = withoutCampaign(asked);
    const group = keptGroup(url);
    if (group === null) return render(request, ask);
    const kept = rooms[group];
    const address = url.pathname + url.search;
    const present = kept.get(address);
    if (present !== undefined && (await stillHolds(present))) return present.page;
    const recorder = remembering(ask);
    const page = await render(url === asked ? request : new Request(url, request), recorder.ask);
    if (page.status !== 200) return url === asked ? page : render(request, ask);
    if (recorder.isPersonal()) return page;
    const until = Math.min(Date.now() + LONGEST_MILLISECONDS, page.unchangedUntil ?? Infinity);
    const whole = { ...page, compressed: compress(page.html) };
    kept.set(address, { page: whole, answers: recorder.answers, until });
    return whole;
  };
}
