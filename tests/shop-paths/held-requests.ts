import { expect, type Page, type Route } from '@playwright/test';

interface Body {
  readonly operationName?: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A request to the store API that has been sent but not delivered. */
export class HeldRequest {
  readonly #route: Route;

  constructor(route: Route) {
    this.#route = route;
  }

  get variables(): Body['variables'] {
    return (this.#route.request().postDataJSON() as Body).variables;
  }

  /** Delivers it; `changed` simulates a page older than the shop that sends what the shop refuses. */
  async pass(changed: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const body = this.#route.request().postDataJSON() as Body;
    await this.#route.continue({
      postData: JSON.stringify({ ...body, variables: { ...body.variables, ...changed } }),
    });
  }

  /** Simulates an unavailable store. */
  async lose(): Promise<void> {
    await this.#route.fulfill({ status: 503, headers: { 'retry-after': '60' } });
  }
}

/**
 * Intercepts requests between a page and the store API: each request of some operations waits until the walk releases
 * it.
 */
export class HeldRequests {
  readonly #byOperation = new Map<string, HeldRequest[]>();

  static async between(page: Page, operations: readonly string[]): Promise<HeldRequests> {
    const held = new HeldRequests();
    await page.route('**/graphql/', async (route) => {
      const { operationName = '' } = route.request().postDataJSON() as Body;
      if (!operations.includes(operationName)) return route.fallback();
      held.#byOperation.set(operationName, [
        ...(held.#byOperation.get(operationName) ?? []),
        new HeldRequest(route),
      ]);
    });
    return held;
  }

  isHeld(operation: string): boolean {
    return (this.#byOperation.get(operation) ?? []).length > 0;
  }

  /** The page's last request; earlier ones are no longer awaited. */
  async take(operation: string): Promise<HeldRequest> {
    await expect.poll(() => this.isHeld(operation), `${operation} is asked`).toBe(true);
    const all = this.#byOperation.get(operation) ?? [];
    this.#byOperation.set(operation, []);
    return all.at(-1) as HeldRequest;
  }
}
