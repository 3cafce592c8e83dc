import type { Page, Route } from '@playwright/test';

/** Of a request with a file, too, whose operation is one part of its body. */
const operationOf = (route: Route) => /"operationName":"(\w+)"/.exec(route.request().postData() ?? '')?.[1];

/** Intercepts one operation between a page and the store API; `handle` decides each request. */
export async function interceptOperation(
  page: Page,
  operationName: string,
  handle: (route: Route, attempt: number) => Promise<void>,
): Promise<void> {
  let attempt = 0;
  await page.route('**/graphql/', async (route) => {
    if (operationOf(route) !== operationName) return route.fallback();
    attempt += 1;
    return handle(route, attempt);
  });
}

/** Removes all payment methods from the shop's responses about checkouts. */
export async function offerNoMethod(page: Page): Promise<void> {
  await page.route('**/graphql/', async (route) => {
    const response = await route.fetch();
    const withoutMethods = (name: string, value: unknown) =>
      name === 'availablePaymentGateways' ? [] : value;
    const body = JSON.stringify(JSON.parse(await response.text(), withoutMethods));
    await route.fulfill({ response, body });
  });
}

/** A promise and the function that resolves it. */
export function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** Responds to a placement like the shop on a refusal. */
export async function refusePlacement(route: Route, code: string): Promise<void> {
  const checkoutError = {
    __typename: 'CheckoutError',
    field: null,
    message: 'This order cannot be placed.',
    code,
  };
  await route.fulfill({
    json: {
      data: {
        checkoutComplete: {
          __typename: 'CheckoutComplete',
          errors: [],
          checkoutErrors: [checkoutError],
          checkout: null,
          orderToken: null,
          confirmationNeeded: false,
          paymentIntentSecret: null,
          isPending: false,
        },
      },
    },
  });
}
