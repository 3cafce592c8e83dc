import { ownOrigins } from '../../graphql/cross-site.ts';
import {
  type BrowserPage,
  createBankPage,
  createChallengePage,
  createFramePages,
  createStripeScript,
  returnAddress,
} from './browser-pages.ts';
import type { CardSandboxStore } from './card-sandbox-store.ts';
import type { Clock } from './endpoint.ts';
import { parseForm } from './form-body.ts';
import { isRedirectType } from './redirect-methods.ts';
import type { Route } from './route.types.ts';
import {
  answerChallenge,
  type BuyerAnswer,
  buyerAnswers,
  type Challenge,
  findChallenge,
} from './three-d-secure.ts';
import { walletRoutes } from './wallet-routes.ts';

export interface BrowserInput {
  readonly store: CardSandboxStore;
  readonly clock: Clock;
  /** The stand-in's address in browsers, besides the requested one. */
  readonly publicUrl: string;
  /** Called after a buyer answered. */
  readonly onEvents: () => void;
}

/** Valid in a policy: the host comes from the browser and can't be trusted. */
const originPattern = /^https?:\/\/[\w.:[\]-]+$/;

/** The buttons of a bank's page. Leaving decides nothing. */
const decisions: ReadonlyMap<unknown, BuyerAnswer | null> = new Map([
  ['authorise', 'complete'],
  ['fail', 'fail'],
  ['leave', null],
] as const);

function notFound(): Response {
  return new Response('Not found.', { status: 404 });
}

const back = (returnUrl: string, challenge: Challenge) =>
  new Response(null, { status: 303, headers: { Location: returnAddress(returnUrl, challenge) } });

/** The resources for browsers: the script, the frames of the fields, and the bank's 3-D Secure challenge. */
export function browserRoutes({ store, clock, publicUrl, onEvents }: BrowserInput): readonly Route[] {
  const script = createStripeScript();
  const frames = createFramePages();
  const scriptHeaders = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' };
  const toResponse = ({ html, headers }: BrowserPage, request: Request) =>
    new Response(html, {
      headers: headers(ownOrigins(request, publicUrl).filter((origin) => originPattern.test(origin))),
    });

  return [
    ...walletRoutes(toResponse),
    { method: 'GET', path: '/stripe.js', handle: () => new Response(script, { headers: scriptHeaders }) },
    {
      method: 'GET',
      path: '/field/:frame',
      handle(request) {
        const page = frames.get(request.req.param('frame') ?? '');
        return page ? toResponse(page, request.req.raw) : notFound();
      },
    },
    {
      method: 'GET',
      path: '/three-d-secure/:id',
      async handle(request) {
        const challenge = await findChallenge(store, clock, request.req.param('id') ?? '');
        return challenge ? toResponse(createChallengePage(challenge), request.req.raw) : notFound();
      },
    },
    {
      method: 'POST',
      path: '/three-d-secure/:id',
      async handle(request) {
        const given = parseForm(await request.req.text())['answer'];
        const answer = buyerAnswers.find((possible) => possible === given);
        if (!answer) return new Response('The answer is complete or fail.', { status: 400 });
        const challenge = await answerChallenge(store, clock, { id: request.req.param('id') ?? '', answer });
        if (!challenge) return notFound();
        onEvents();
        const { return_url: returnUrl } = challenge.authentication;
        return returnUrl === null
          ? toResponse(createChallengePage(challenge), request.req.raw)
          : back(returnUrl, challenge);
      },
    },
    {
      method: 'GET',
      path: '/bank/:id',
      async handle(request) {
        const challenge = await findChallenge(store, clock, request.req.param('id') ?? '');
        return challenge?.authentication.return_url && isRedirectType(challenge.methodType)
          ? toResponse(createBankPage(challenge), request.req.raw)
          : notFound();
      },
    },
    {
      method: 'POST',
      path: '/bank/:id',
      async handle(request) {
        const answer = decisions.get(parseForm(await request.req.text())['answer']);
        if (answer === undefined)
          return new Response('The answer is authorise, fail or leave.', { status: 400 });
        const id = request.req.param('id') ?? '';
        const asked = await findChallenge(store, clock, id);
        const returnUrl = asked?.authentication.return_url;
        if (!asked || !returnUrl || !isRedirectType(asked.methodType)) return notFound();
        const challenge =
          (answer === null ? null : await answerChallenge(store, clock, { id, answer })) ?? asked;
        onEvents();
        return back(returnUrl, challenge);
      },
    },
  ];
}
