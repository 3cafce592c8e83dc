import { describe, expect, it } from 'vitest';
import { countries } from '../places/index.ts';
import { bundleTypes } from './bundles.ts';
import { mayStart } from './eligibility.ts';
import type { Eligibility } from './eligibility.types.ts';
import { type OrderedBundle, orderRequest } from './order-request.ts';
import { isBarred } from './refusal-of-anyone.ts';

const probe = { kind: 'DEVICE', quantity: 1 } as const;
const membership = { kind: 'SUBSCRIPTION', quantity: 1 } as const;
const order: OrderedBundle = { bundleType: 'INDIVIDUAL_NEW_USER', country: 'US', lines: [probe, membership] };

describe('an order is barred', () => {
  it.each([
    ['nowhere where it is sold', {}, false],
    ['not by what its country does not sell', { country: 'KE' }, false],
    ['where sales alone sell so many probes', { lines: [{ ...probe, quantity: 11 }, membership] }, true],
    [
      'with a trial where none is sold',
      { bundleType: 'INDIVIDUAL_NEW_USER_WITH_TRIAL', country: 'DE' },
      true,
    ],
    [
      'but not to a buyer who might sign in',
      { bundleType: 'INDIVIDUAL_SUBSCRIPTION_ONLY', lines: [membership] },
      false,
    ],
  ] as const)('%s', (_what, change, expected) => {
    expect(isBarred(orderRequest({ ...order, ...change }))).toBe(expected);
  });

  it('exactly where someone who is not signed in is refused, and would be after signing in', () => {
    const isRefused = (answer: Eligibility) =>
      !answer.allowed && answer.code === 'OPERATION_NOT_ALLOWED' && !answer.offers.includes('SIGN_IN');
    const requests = bundleTypes.flatMap((bundleType) =>
      countries.flatMap(({ code: country }) =>
        [1, 10, 11].map((quantity) =>
          orderRequest({ bundleType, country, lines: [{ ...probe, quantity }, membership] }),
        ),
      ),
    );
    const differing = requests.filter(
      (request) => isBarred(request) !== isRefused(mayStart(request, { kind: 'ANONYMOUS' })),
    );
    expect(differing).toEqual([]);
    expect(requests.filter(isBarred).length).toBeGreaterThan(100);
  });
});
