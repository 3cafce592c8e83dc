import type { PageServices } from '../page/page-services.ts';

/** A generated operation: its text, and the types of its data and variables. */
export interface Operation<Data, Variables> {
  readonly __apiType?: (variables: Variables) => Data;
}

const operationName = /(?:query|mutation)\s+(\w+)/;

const tooManyRequests = 429;

/** Whether the store refused a loader's operation because of too many requests from the visitor's network. */
export const isRateLimited = (thrown: unknown): boolean =>
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

interface StoreAnswer<Data> {
  readonly data?: Data | null;
  readonly errors?: unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A response without usable data: what was wrong with it (coverage ERROR-5), and the errors that it lists. */
class UnusableResponse extends Error {}

/** Throws {@link UnusableResponse} unless the response has data and no errors. */
async function readData<Data>(response: Response, name: string): Promise<Data> {
  if (!response.ok)
    throw new UnusableResponse(`Response not successful: Received status code ${response.status}`);
  const answer = await response.json().catch(() => {
    throw new UnusableResponse('The response couldn’t be parsed');
  });
  const { data, errors }: StoreAnswer<Data> = isObject(answer) ? answer : {};
  if (errors) throw new UnusableResponse('Response with errors', { cause: errors });
  if (!data) throw new UnusableResponse(`Server response was missing for query '${name}'.`);
  return data;
}

/**
 * Runs an operation for a loader. If the store is unavailable, the page responds 503 too; too many requests throw a
 * 429. Any other response without data is a bug in this code or in the store: it is reported with its cause, and throws
 * a 500 with the given message.
 */
export async function executeForPage<Data, Variables>(
  services: PageServices,
  operation: Operation<Data, Variables> & { toString(): string },
  variables: Variables,
  failure: string,
): Promise<Data> {
  const query = operation.toString();
  const name = operationName.exec(query)?.[1] ?? '';
  const response = await services.fetchGraphql(JSON.stringify({ operationName: name, variables, query }));
  if (response.status === tooManyRequests) throw new Response(null, { status: tooManyRequests });
  if (awayStatuses.includes(response.status)) throw away(response);
  return readData<Data>(response, name).catch((error: unknown) => {
    if (!(error instanceof UnusableResponse)) throw error;
    const { message, cause } = error;
    const errorId = services.reportError(new Error(`${failure}: ${message}`, { cause }));
    throw new Response(`Error ID: ${errorId}`, { status: 500, statusText: failure });
  });
}
