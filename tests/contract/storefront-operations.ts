import { readFileSync } from 'node:fs';
import { parse, print, separateOperations } from 'graphql';

const documents = separateOperations(
  parse(
    [
      'fragments',
      'account',
      'shop',
      'checkout',
      'address-search',
      'analytics',
      'declaration',
      'lead-form',
      'learner-verification',
      'order-access',
      'orders',
      'payable',
      'payment-methods',
      'pro-custom',
      'referrer',
      'sign-in',
      'subscription-changes',
      'trade-in',
    ]
      .map((name) =>
        readFileSync(new URL(`../../src/graphql/operations/${name}.graphql`, import.meta.url), 'utf8'),
      )
      .join('\n'),
  ),
);

/** An operation of the storefront with its fragments, as a client sends it. */
export function storefrontOperation(name: string): string {
  const document = documents[name];
  if (document === undefined) {
    throw new Error(`There is no operation ${name}.`);
  }
  return print(document);
}
