import type { PageServices } from '../page/page-services.ts';

/** A generated operation: its text, and the types of its data and variables. */
export interface Operation<Data, Variables> {
  readonly __apiType?: (variables: Variables) => Data;
}

const operationName = /(?:query|mutation)\s+(\w+)/;

const tooManyRequests = 429;

/** Whether the store refused a loader's operation because of too many requests from the visitor's network. */
export const isRefusedAsTooMany = (thrown: unknown): boolean =>
  thrown instanceof Response && thrown.status === tooManyRequests;

/** Statuses of an unavailable store, or of a proxy in front of it. */
const awayStatuses: readonly number[] = [502, 503, 504];

/** Retry-After in seconds, for browsers and crawlers, if the store sends none. */
const usualRetryAfter = '5';

/** The page passes on the store's 503; this is no failure to report. */
const away = ({ headers }: Response) =>
  Response.json(
    {},
    { status: 503, headers: { 'Retry-After': headers.get('Retry-After') ?? usualRetryAfter } },
  );

/**
 * Runs an operation for a loader. If the store is unavailable, the page responds 503 too; too many requests throw a
 * 429. A GraphQL error is a bug in this code: it throws with the given message.
 */
export async function executeForPage<Data, Variables>(
  services: PageServices,
  operation: Operation<Data, Variables> & { toString(): string },
  variables: Variables,
  failure: string,
): Promise<Data> {
  const query = operation.toString();
  const body = JSON.stringify({ operationName: operationName.exec(query)?.[1], variables, query });
  const response = await services.fetchGraphql(body);
  if (response.status === tooManyRequests) throw new Response(null, { status: tooManyRequests });
  if (awayStatuses.includes(response.status)) throw away(response);
  const answer = (await response.json()) as { data?: Data; errors?: unknown };
  if (!answer.data || answer.errors) {
    const errorId = services.reportError(new Error(failure, { cause: answer.errors }));
    throw new Response(`Error ID: ${errorId}`, { status: 500, statusText: failure });
  }
  return answer.data;
}
