import { LRUCache } from 'lru-cache';
import { gzipped } from '../http/text-answer.ts';

/** Sends one operation (JSON text) to the store API. */
export type Ask = (body: string) => Promise<Response>;

/** A page as it was rendered. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** When it says something else by the clock alone, in milliseconds since 1970; null when nothing on it ends. */
  readonly unchangedUntil: number | null;
  /** The same in gzip's form, where the page is kept. */
  readonly compressed: Buffer<ArrayBuffer> | null;
}

interface KeptPage {
  readonly page: RenderedPage;
  /** By operation, what the store API answered when the page was rendered. */
  readonly answers: ReadonlyMap<string, string>;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export interface KeptPagesOptions {
  readonly render: (request: Request, ask: Ask) => Promise<RenderedPage>;
  readonly ask: Ask;
}

/** As long as caches outside show a page without asking. */
const LONGEST_MILLISECONDS = 60_000;
const MOST_CHARACTERS = 3_000_000;

/** What an order or an account has on its page stays in nobody's memory. */
const personalPage =
  /^\/[a-z]{2}\/[a-z]{2}\/(confirmation|order-payment|invoice-payment|payment-details|my-account)\b/;
const ordinaryPath = /^\/[a-z0-9/_.-]*$/;

const isKept = ({ pathname, search }: URL) =>
  search === '' && ordinaryPath.test(pathname) && !personalPage.test(pathname);

const textOf = async (ask: Ask, body: string) => (await ask(body)).text();

/** Asks on, and remembers what was answered. */
function remembering(ask: Ask): { readonly ask: Ask; readonly answers: ReadonlyMap<string, string> } {
  const answers = new Map<string, string>();
  return {
    answers,
    async ask(body) {
      const answer = await ask(body);
      const text = await answer.text();
      answers.set(body, text);
      return new Response(text, { status: answer.status, headers: answer.headers });
    },
  };
}

/**
 * Renders a page anew only when it would come out different: an address is rendered once a minute at most, while the
 * store API answers the same to all that the page asked. So nobody sees a page that the catalogue has left behind.
 */
export function createKeptPages({
  render,
  ask,
}: KeptPagesOptions): (request: Request) => Promise<RenderedPage> {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ page, answers }) =>
      [...answers].reduce((sum, [body, answer]) => sum + body.length + answer.length, page.html.length),
  });

  const stillHolds = async ({ answers, until }: KeptPage) =>
    Date.now() < until &&
    (
      await Promise.all([...answers].map(async ([body, answer]) => (await textOf(ask, body)) === answer))
    ).every(Boolean);

  return async (request) => {
    const url = new URL(request.url);
    if (!isKept(url)) return render(request, ask);
    const present = kept.get(url.pathname);
    if (present !== undefined && (await stillHolds(present))) return present.page;
    const recorder = remembering(ask);
    const page = await render(request, recorder.ask);
    const until = Math.min(Date.now() + LONGEST_MILLISECONDS, page.unchangedUntil ?? Infinity);
    if (page.status !== 200) return page;
    const whole = { ...page, compressed: gzipped(Buffer.from(page.html)) };
    kept.set(url.pathname, { page: whole, answers: recorder.answers, until });
    return whole;
  };
}
