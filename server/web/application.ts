import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { proofMaxBytes } from '@sonde/machines/rules/learners';
import { isDatabaseUnavailable } from '../db/connect.ts';
import type { GraphqlHandler, RequestOrigin } from '../graphql/graphql-handler.ts';
import { isUpload, largestOperation } from '../graphql/uploads.ts';
import { isAbortedRequest } from '../http/aborted-request.ts';
import { type AgentPages, agentPaths } from './agent-pages.ts';
import type { MaintenanceDoor } from './maintenance-pass-cookie.ts';
import { securityHeaders } from './security-headers.ts';

type Handler = (request: Request) => Promise<Response>;

/** The parts of the process, each a plain function from request to response. */
export interface ApplicationParts {
  readonly publicUrl: URL;
  readonly version: string;
  /** Serves the files that browsers load besides pages. */
  readonly files: MiddlewareHandler;
  /** Redirects requests without country and language to the page's address. */
  readonly shopRedirects: (request: Request, origin: RequestOrigin) => Promise<Response | null>;
  readonly pages: (request: Request, origin: RequestOrigin) => Promise<Response>;
  readonly graphql: GraphqlHandler;
  /** Lets browsers with a pass see the shop during maintenance; null with another store's API. */
  readonly maintenanceDoor: MaintenanceDoor | null;
  /** Null with another store's API. */
  readonly cardWebhook: Handler | null;
  readonly paypalWebhook: Handler | null;
  /** Issues nonces to the mobile app; null if no app signs in, or with another store's API. */
  readonly loginNonces: Handler | null;
  /** Serves the PDFs of invoices; null with another store's API. */
  readonly invoiceFiles: Handler | null;
  readonly quoteFiles: Handler | null;
  /** Serves the specification sheets of probes. */
  readonly specificationFiles: Handler | null;
  /** The interfaces for agents; null without one, and with another store's API. */
  readonly agents: AgentPages | null;
  /** The file by which Apple recognizes the shop's domain for Apple Pay; null if none is set. */
  readonly applePayAssociation: string | null;
  /** Accepts error reports from browsers. */
  readonly clientErrors: (request: Request, origin: RequestOrigin) => Promise<Response>;
  /** Sets the cookie of a browser's checkout. */
  readonly checkoutCookies: Handler;
  /** The stand-ins of outside services; null if real ones are configured. */
  readonly sandbox: Hono | null;
  /** Documents for programs, by their addresses. */
  readonly publishedDocuments: ReadonlyMap<string, object>;
  readonly isDatabaseReady: () => Promise<boolean>;
  readonly reportError: (error: unknown) => string;
}

/** Maximum body sizes in bytes; reading stops there. */
const largestBodies = {
  webhook: 256 * 1024,
  graphql: largestOperation,
  /** The largest file with the operation around it. */
  upload: proofMaxBytes + 64 * 1024,
  agent: 64 * 1024,
  errorReport: 16 * 1024,
  checkoutCookie: 1024,
  loginNonce: 1024,
} as const;

/** In the API's format, for every path but those of agents. */
const tooLarge = { errors: [{ message: 'Too large.', extensions: { code: 'BAD_REQUEST' } }] };

const refuseBody = (context: Context) => context.json(tooLarge, 413);

/** In the form of the other problems that agents are told before an operation runs. */
const refuseAgentBody = (context: Context) =>
  context.json({ code: 'invalid_request', content: `Send at most ${largestBodies.agent / 1024} KiB.` }, 413);

/** In bytes; null for a body in pieces. */
function announcedLength({ req }: Context): number | null {
  const announced = req.header('Content-Length');
  return announced === undefined || req.header('Transfer-Encoding') !== undefined ? null : Number(announced);
}

/** A body with a Content-Length can't exceed it, so counting it, which would copy it, is unnecessary. */
function atMost(maxSize: number, refuse: (context: Context) => Response = refuseBody): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError: refuse });
  return async (context, next) => {
    const announced = announcedLength(context);
    if (announced === null) return counted(context, next);
    return announced > maxSize ? refuse(context) : next();
  };
}

const unknownLength = {
  errors: [{ message: 'Send a file with its Content-Length.', extensions: { code: 'BAD_REQUEST' } }],
};

/** Counting a file would read it, before the API decides how many it reads at once: its length has to be announced. */
const fileAtMost =
  (maxSize: number): MiddlewareHandler =>
  async (context, next) => {
    const announced = announcedLength(context);
    if (announced === null) return context.json(unknownLength, 411);
    return announced > maxSize ? refuseBody(context) : next();
  };

/** Page addresses in canonical form. */
const ordinaryPath = /^\/[a-z0-9/_.-]*$/;

const escapesInPath = /^[^?]*%/;

function isText(escaped: string): boolean {
  try {
    return decodeURIComponent(escaped) !== '';
  } catch {
    return false;
  }
}

/** For undecodable text. */
const replacement = '%EF%BF%BD';

/**
 * Replaces what no text contains: NUL, which the database rejects, and escapes that are not UTF-8, about which routers
 * log errors. The address remains unknown but becomes readable.
 */
const readable = (url: string) =>
  url.replace(/^[^?]*/, (path) =>
    path.replaceAll(/(?:%[0-9a-f]{2})+|%/gi, (escaped) =>
      isText(escaped) ? escaped.replaceAll('%00', replacement) : replacement,
    ),
  );

const notFound = async (context: Context) => context.text('Not found.', 404);

/** With the same Retry-After as the API. */
const notNow = (context: Context, sentence: string) => context.text(sentence, 503, { 'Retry-After': '5' });

/** All others are refused before a `Request` is created, which throws for TRACE, TRACK and CONNECT. */
const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Only agents replace a resource. */
const agentMethods: readonly string[] = [...methods, 'PUT'];

const methodsAt = (context: Context) =>
  context.req.path.startsWith(`${agentPaths}/`) ? agentMethods : methods;

const pathOf = ({ req }: Context) => new URL(req.url).pathname;

/**
 * Pages match addresses in any case and escaping, but only the canonical address may be cached, because caching rules
 * compare addresses.
 */
async function askPages(parts: ApplicationParts, context: Context): Promise<Response> {
  const elsewhere = await parts.shopRedirects(context.req.raw, originOf(context));
  if (elsewhere) return elsewhere;
  const answer = await parts.pages(context.req.raw, originWithPass(parts, context));
  if (!ordinaryPath.test(pathOf(context))) answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

/** No page accepts a form. A browser without scripts is redirected to its page, which says that it needs scripts. */
function redirectToPage(context: Context, next: Next): Promise<Response | void> {
  const { pathname, search } = new URL(context.req.url);
  const isForm = context.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded');
  return isForm && /^\/[a-z]{2}\//i.test(pathname)
    ? Promise.resolve(context.redirect(pathname + search, 303))
    : next();
}

function originOf(context: Context): RequestOrigin {
  return { remoteAddress: getConnInfo(context).remote.address };
}

const originWithPass = ({ maintenanceDoor }: ApplicationParts, context: Context): RequestOrigin => ({
  ...originOf(context),
  mayPassMaintenance: maintenanceDoor?.isOpenFor(context.req.raw) ?? false,
});

/** Mounts the parts at their paths. */
export async function createApplication(parts: ApplicationParts): Promise<Hono> {
  const { cardWebhook, paypalWebhook, loginNonces, applePayAssociation } = parts;
  const { invoiceFiles, quoteFiles, specificationFiles } = parts;
  const application = new Hono();
  application.use(securityHeaders(parts.publicUrl));
  application.use(async (context, next) =>
    methodsAt(context).includes(context.req.method)
      ? next()
      : context.text('Method not allowed.', 405, { Allow: methodsAt(context).join(', ') }),
  );
  application.use(async (context, next) => {
    const { url, method, raw } = context.req;
    const readableUrl = escapesInPath.test(url) ? readable(url) : url;
    if (readableUrl === url) return next();
    return application.fetch(new Request(readableUrl, { method, headers: raw.headers }), context.env);
  });
  application.get('/healthz', (context) => context.text(`ok ${parts.version}`));
  application.get('/readyz', async (context) =>
    (await parts.isDatabaseReady()) ? context.text('ok') : notNow(context, 'The database does not answer.'),
  );
  if (cardWebhook) {
    application.post('/webhooks/card', atMost(largestBodies.webhook), (context) =>
      cardWebhook(context.req.raw),
    );
  }
  if (paypalWebhook) {
    application.post('/webhooks/paypal', atMost(largestBodies.webhook), (context) =>
      paypalWebhook(context.req.raw),
    );
  }
  if (loginNonces) {
    application.post('/login-nonce/', atMost(largestBodies.loginNonce), (context) =>
      loginNonces(context.req.raw),
    );
  }
  if (invoiceFiles)
    for (const folder of ['invoices', 'credit-notes'])
      application.get(`/${folder}/:file`, (context) => invoiceFiles(context.req.raw));
  if (quoteFiles) application.get('/quotes/:file', (context) => quoteFiles(context.req.raw));
  if (specificationFiles)
    application.get('/specifications/:country/:language/:file', (context) =>
      specificationFiles(context.req.raw),
    );
  if (applePayAssociation !== null)
    application.get('/.well-known/apple-developer-merchantid-domain-association', (context) =>
      context.text(applePayAssociation),
    );
  const { agents } = parts;
  if (agents) {
    application.get(
      '/.well-known/ucp/:version?',
      async (context) => (await agents.profile(context.req.raw)) ?? notFound(context),
    );
    application.all(`${agentPaths}/*`, atMost(largestBodies.agent, refuseAgentBody), (context) =>
      agents.answer(context.req.raw, originOf(context)),
    );
  }
  for (const [path, document] of parts.publishedDocuments)
    application.get(path, (context) =>
      context.json(document, 200, { 'Cache-Control': 'public, max-age=3600' }),
    );
  // Programs ask for these at the address itself, whatever the country (RFC 8615): there is no page to redirect to.
  application.get('/.well-known/*', notFound);
  application.get(
    '/maintenance-pass/:pass/',
    (context) => parts.maintenanceDoor?.enter(context.req.param('pass')) ?? notFound(context),
  );
  application.post('/errors/', atMost(largestBodies.errorReport), (context) =>
    parts.clientErrors(context.req.raw, originOf(context)),
  );
  application.post('/checkout-cookie/', atMost(largestBodies.checkoutCookie), (context) =>
    parts.checkoutCookies(context.req.raw),
  );
  const [operations, uploads] = [atMost(largestBodies.graphql), fileAtMost(largestBodies.upload)];
  const graphqlLimit: MiddlewareHandler = (context, next) =>
    (isUpload(context.req.raw) ? uploads : operations)(context, next);
  application.all('/graphql/', graphqlLimit, (context) =>
    parts.graphql(context.req.raw, originWithPass(parts, context)),
  );
  if (parts.sandbox) application.route('/sandbox', parts.sandbox);
  application.use(parts.files);
  application.get('*', (context) => askPages(parts, context));
  application.post('*', redirectToPage);
  application.notFound(notFound);
  application.onError((error, context) => {
    if (isAbortedRequest(error)) return context.body(null, 400);
    return isDatabaseUnavailable(error)
      ? notNow(context, 'The shop cannot answer at the moment. Try again in a minute.')
      : context.text(`Something failed on our side. Error ID: ${parts.reportError(error)}`, 500);
  });
  return application;
}
