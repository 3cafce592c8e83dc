import { expect, type Page, type Request, type Route } from '@playwright/test';

interface Body {
  readonly operationName?: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The part of a form that names the operation (GraphQL multipart request); a request without files is JSON alone. */
const operationsOfForm = /name="operations"\r\n\r\n(.*)\r\n/;

function bodyOf(request: Request): Body {
  const sent = request.postData() ?? '';
  return JSON.parse(operationsOfForm.exec(sent)?.[1] ?? sent) as Body;
}

/** A request to the store API that has been sent but not delivered. */
export class InterceptedRequest {
  readonly #route: Route;

  constructor(route: Route) {
    this.#route = route;
  }

  get variables(): Body['variables'] {
    return bodyOf(this.#route.request()).variables;
  }

  /** Delivers it; `changed` simulates a page older than the shop that sends what the shop refuses. */
  async pass(changed: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const body = bodyOf(this.#route.request());
    await this.#route.continue({
      postData: JSON.stringify({ ...body, variables: { ...body.variables, ...changed } }),
    });
  }

  /** Delivers it, and the answer is lost on its way; it may be delivered again. */
  async passUnheard(changed: Readonly<Record<string, unknown>>): Promise<void> {
    const body = bodyOf(this.#route.request());
    await this.#route.fetch({
      postData: JSON.stringify({ ...body, variables: { ...body.variables, ...changed } }),
    });
  }

  /** Delivers it in the name of the person who has `token`; of no one without a token. */
  async passAs(token: string | null): Promise<void> {
    const { authorization: _own, ...headers } = this.#route.request().headers();
    await this.#route.continue({
      headers: token === null ? headers : { ...headers, authorization: `JWT ${token}` },
    });
  }

  /** Delivers a form with that file, because a browser does not say what the chosen one contains. */
  async passWithFile(
    variable: string,
    file: Buffer,
    changed: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const request = this.#route.request();
    const body = bodyOf(request);
    const form = new FormData();
    form.set('operations', JSON.stringify({ ...body, variables: { ...body.variables, ...changed } }));
    form.set('map', JSON.stringify({ 0: [`variables.${variable}`] }));
    form.set('0', new Blob([new Uint8Array(file)]), 'file');
    const sent = new Response(form);
    await this.#route.continue({
      headers: { ...request.headers(), 'content-type': sent.headers.get('content-type') ?? '' },
      postData: Buffer.from(await sent.arrayBuffer()),
    });
  }

  /** Answers it in the store's place. */
  async answer(data: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#route.fulfill({ json: { data } });
  }

  /** Simulates an unavailable store. */
  async lose(): Promise<void> {
    await this.#route.fulfill({ status: 503, headers: { 'retry-after': '60' } });
  }

  /** Simulates a store that has been asked too often. */
  async postpone(): Promise<void> {
    await this.#route.fulfill({ status: 429, headers: { 'retry-after': '60' } });
  }

  /** Simulates a lost connection. */
  async drop(): Promise<void> {
    await this.#route.abort('connectionfailed');
  }
}

/**
 * Intercepts requests between a page and the store API: each request of some operations waits until the walk releases
 * it.
 */
export class InterceptedRequests {
  readonly #byOperation = new Map<string, InterceptedRequest[]>();

  static async between(page: Page, operations: readonly string[]): Promise<InterceptedRequests> {
    const held = new InterceptedRequests();
    await page.route('**/graphql/', async (route) => {
      const { operationName = '' } = bodyOf(route.request());
      if (!operations.includes(operationName)) return route.fallback();
      held.#byOperation.set(operationName, [
        ...(held.#byOperation.get(operationName) ?? []),
        new InterceptedRequest(route),
      ]);
    });
    return held;
  }

  isHeld(operation: string): boolean {
    return (this.#byOperation.get(operation) ?? []).length > 0;
  }

  /** The page no longer awaits what it has requested. */
  forget(): void {
    this.#byOperation.clear();
  }

  /** The page's last request; earlier ones are no longer awaited. */
  async take(operation: string): Promise<InterceptedRequest> {
    await expect.poll(() => this.isHeld(operation), `${operation} is asked`).toBe(true);
    const all = this.#byOperation.get(operation) ?? [];
    this.#byOperation.set(operation, []);
    return all.at(-1) as InterceptedRequest;
  }

  /** Whichever of the operations the page has requested. */
  async takeOneOf(operations: readonly string[]): Promise<InterceptedRequest> {
    const findHeld = () => operations.find((operation) => this.isHeld(operation));
    await expect.poll(findHeld, `one of ${operations.join(', ')} is asked`).toBeDefined();
    return this.take(findHeld() ?? '');
  }
}
