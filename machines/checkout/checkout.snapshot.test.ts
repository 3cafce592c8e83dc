import { describe, expect, it } from 'vitest';
import { readCheckout, storeCheckout } from './index.ts';
import { checkoutAtReview } from '../testing/index.ts';

describe('a stored value', () => {
  const storeAtReview = async () => storeCheckout((await checkoutAtReview()).stored());
  /** The stored snapshot with one value replaced; undefined removes it. */
  const storedWith = async (path: string, value: unknown): Promise<unknown> => {
    const replaceAt = (object: unknown, [key = '', ...below]: readonly string[]): unknown => ({
      ...(object as object),
      [key]: below.length === 0 ? value : replaceAt((object as Record<string, unknown>)[key], below),
    });
    return JSON.parse(JSON.stringify(replaceAt(await storeAtReview(), path.split('.'))));
  };

  it.each([
    null,
    undefined,
    0,
    'rubbish',
    [],
    {},
    { machineId: 'checkout', version: 2 },
    { machineId: 'checkout', version: 2, snapshot: null },
  ])('is not a snapshot: %o', (rubbish) => {
    expect(readCheckout(rubbish, 'token-1')).toBeNull();
  });

  it.each([
    ['another version', 'version', 4],
    ['another machine', 'machineId', 'cart'],
    ['another checkout', 'snapshot.context.checkoutToken', 'token-2'],
    ['a state that does not exist', 'snapshot.value.step', 'paid'],
    ['a missing region', 'snapshot.value.sync', undefined],
    ['half a state', 'snapshot.value.step', 'review'],
    ['an unknown child', 'snapshot.children', { x: { src: 'constructor', snapshot: { status: 'active' } } }],
    [
      'a child with logic of its own',
      'snapshot.children',
      { x: { src: {}, snapshot: { status: 'active' } } },
    ],
    [
      'a child without a state',
      'snapshot.children',
      { x: { src: 'shippingAddressForm', snapshot: { status: 'active' } } },
    ],
    ['an amount that is no number', 'snapshot.context.checkout.total.gross.amount', '1'],
    ['a missing field', 'snapshot.context.drafts', undefined],
    ['an unknown trouble', 'snapshot.context.trouble', { kind: 'refused', refusals: [{ code: 'X' }] }],
    ['an error status', 'snapshot.status', 'error'],
  ])('is refused for %s', async (_name, path, value) => {
    expect(readCheckout(await storedWith(path, value), 'token-1')).toBeNull();
  });

  it('is accepted if only unknown properties were added', async () => {
    expect(readCheckout(await storedWith('snapshot.context.addedLater', 1), 'token-1')).not.toBeNull();
  });

  it('does not change the prototypes of objects', async () => {
    const text = JSON.stringify(await storeAtReview()).replace(
      '"snapshot":{',
      '"snapshot":{"__proto__":{"polluted":true},',
    );
    expect(readCheckout(JSON.parse(text), 'token-1')).toBeNull();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
