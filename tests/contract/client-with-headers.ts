import type { CheckoutClient } from './checkout-client.ts';

/** A client that sends these headers with every request, as the browser of a signed-in person does. */
export function clientWith(
  currentClient: () => CheckoutClient,
  own: Readonly<Record<string, string>>,
): CheckoutClient {
  return {
    send: (operation, variables, headers) =>
      currentClient().send(operation, variables, { ...own, ...headers }),
    change: (operation, variables, headers) =>
      currentClient().change(operation, variables, { ...own, ...headers }),
  };
}
