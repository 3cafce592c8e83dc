import type { PageServices } from '../page/page-services.ts';

/** A generated operation: its text, and the types of its answer and variables. */
export interface Operation<Data, Variables> {
  readonly __apiType?: (variables: Variables) => Data;
}

const operationName = /(?:query|mutation)\s+(\w+)/;

const tooManyRequests = 429;

/** Whether a loader's operation was refused because too many came from this visitor's network. */
export const isRefusedAsTooMany = (thrown: unknown): boolean =>
  thrown instanceof Response && thrown.status === tooManyRequests;

/** A store that can't answer now, or what stands before it. */
const awayStatuses: readonly number[] = [502, 503, 504];

/** Seconds after which browsers and robots ask again where the store doesn't say. */
const usualRetryAfter = '5';

/** The page says the same as the store: nothing failed that a report would help with. */
const away = ({ headers }: Response) =>
  Response.json(
    {},
    { status: 503, headers: { 'Retry-After': headers.get('Retry-After') ?? usualRetryAfter } },
  );

/**
 * Runs one operation for a loader. A store that is away is a 503, and so is the page; a refusal because of too many
 * requests is thrown as a 429. A GraphQL error is a bug here: it throws with the message given.
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
