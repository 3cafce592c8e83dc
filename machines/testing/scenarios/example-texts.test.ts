import { describe, expect, it } from 'vitest';
import { exampleCheckout } from '../example-checkout.ts';
import { everythingAllowed, tokenOf } from '../purchases/situation.ts';
import { scenarios } from './index.ts';
import { outcomeFor } from './scenario.ts';

/** Keys whose values are shown to the buyer unchanged. */
const shown = new Set(['message', 'name', 'productName', 'variantName']);

const emptyTextsIn = (value: unknown, path: string): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, child]) =>
        child === '' && shown.has(key) ? [`${path}.${key}`] : emptyTextsIn(child, `${path}.${key}`),
      );

const token = tokenOf(everythingAllowed);
const asked = {
  token,
  checkoutId: token,
  email: 'ada@gmial.com',
  voucherCode: 'WELCOME10',
  lines: exampleCheckout.lines,
};

describe.each(['add-to-cart', 'cart', 'checkout', 'payment'])('the examples of %s', (flow) => {
  it('have no empty text that a buyer would read', () => {
    const services = Object.entries(scenarios[flow]?.services ?? {});
    expect(services).not.toEqual([]);
    expect(
      services.flatMap(([service, { outcomes }]) =>
        Object.entries(outcomes).flatMap(([name, outcome]) =>
          emptyTextsIn(outcomeFor(outcome, asked), `${service}: ${name}`),
        ),
      ),
    ).toEqual([]);
  });
});
