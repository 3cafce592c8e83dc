import type { ServerBuild } from 'react-router';
import type { Environment } from './environment/environment.ts';
import { pageOf, requestKindOf } from './http/request-kind.ts';
import type { JobTasks } from './jobs/queue.ts';
import { shopVersion } from './shop-version.ts';
import type { ShopTracing } from './tracing/shop-tracing.ts';

/** Loaded only where a collector is configured, because the SDK is large. */
export async function createTracing({ traceEndpoint }: Environment): Promise<ShopTracing | null> {
  if (traceEndpoint === null) return null;
  const { openTelemetry } = await import('./tracing/open-telemetry.ts');
  return openTelemetry(traceEndpoint, shopVersion);
}

/** The pages of the storefront, by the first part of their address below country and language. */
export async function pagesOf(loadBuild: () => Promise<ServerBuild>): Promise<ReadonlySet<string>> {
  const { routes } = await loadBuild();
  return new Set(Object.values(routes).flatMap((route) => route?.path?.split('/')[0] ?? []));
}

type Fetch<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Response | Promise<Response>;

/** The same handler, each of whose answers is a trace, named by its page or kind. Addresses contain tokens. */
export function traceRequests<Rest extends unknown[]>(
  { inRequest }: ShopTracing,
  pages: ReadonlySet<string>,
  answer: Fetch<Rest>,
): Fetch<Rest> {
  return (request, ...rest) => {
    const { method, url } = request;
    const { pathname } = new URL(url);
    const kind = requestKindOf(pathname);
    const route = kind === 'page' ? pageOf(pathname, pages) : kind;
    return inRequest(`${method} ${route}`, { 'http.request.method': method, 'http.route': route }, async () =>
      answer(request, ...rest),
    );
  };
}

/** The same tasks, each of whose runs is a trace. */
export const traceTasks = ({ inSpan }: ShopTracing, tasks: JobTasks): JobTasks =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, run]): [string, NonNullable<typeof run>] => [
      name,
      (payload, helpers) => inSpan(`job ${name}`, {}, async () => run?.(payload as never, helpers)),
    ]),
  );
