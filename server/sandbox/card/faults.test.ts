import { describe, expect, it } from 'vitest';
import { createFaults } from './faults.ts';

describe('createFaults', () => {
  it('makes the planned number of requests to a path fail, one plan after the other', () => {
    const faults = createFaults();
    faults.plan({ path: '/v1/payment_intents', mode: 'timeout', times: 2 });
    faults.plan({ path: '/v1/payment_intents', mode: 'error-500', times: 1 });
    faults.plan({ path: '/v1/refunds', mode: 'lost-answer', times: 1 });
    const met = Array.from({ length: 4 }, () => faults.next('/v1/payment_intents'));
    expect(met).toEqual(['timeout', 'timeout', 'error-500', null]);
    expect(faults.next('/v1/customers')).toBeNull();
    expect(faults.next('/v1/refunds')).toBe('lost-answer');
  });

  it('clears plans', () => {
    const faults = createFaults();
    faults.plan({ path: '/v1/refunds', mode: 'timeout', times: 1 });
    faults.clear();
    expect(faults.next('/v1/refunds')).toBeNull();
  });
});
