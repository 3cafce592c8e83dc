import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { isRouteErrorResponse, RouterContextProvider, ServerRouter, type EntryContext } from 'react-router';
import { pageServicesContext, type PageServices } from './page/page-services.ts';

/** The server answers with the very router that the storefront was built with. */
export { createRequestHandler } from 'react-router';

/** What the server hands to the loaders of one request. */
export function createLoadContext(services: PageServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageServicesContext, services);
  return context;
}

/** The ids of the errors that were reported while a request was answered. */
const reportedErrors = new WeakMap<Readonly<RouterContextProvider>, string>();

/** Thrown answers (404, redirects) are not bugs; everything else is reported with an id. */
export function handleError(
  error: unknown,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) {
    reportedErrors.set(context, context.get(pageServicesContext).reportError(error));
  }
}

/** The page carries the id of an error and nothing else of it. */
function publicError(id: string): Error {
  const error = new Error(`Error ID: ${id}`);
  delete error.stack;
  return error;
}

function hideErrors(routerContext: EntryContext, id: string | undefined): void {
  const { errors } = routerContext.staticHandlerContext;
  if (!errors || !id) return;
  routerContext.staticHandlerContext.errors = Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      error instanceof Error ? publicError(id) : (error as unknown),
    ]),
  );
}

function render(routerContext: EntryContext, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={url} />, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Pages are rendered whole: their inline scripts are hashed for the content security policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  hideErrors(routerContext, reportedErrors.get(context));
  return new Response(await render(routerContext, request.url), { status, headers });
}
