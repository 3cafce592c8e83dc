import { describe, expect, it } from 'vitest';
import {
  chargeMachine,
  type ChargeEvent,
  nextChargeStatus,
  nextOrderStatus,
  nextPaymentAttemptStatus,
  nextQuoteStatus,
  nextSubscriptionStatus,
  orderPaymentStatusOf,
  statusesOf,
} from './index.ts';

describe('an order', () => {
  it.each([
    ['UNCONFIRMED', 'order.confirmed', 'UNFULFILLED'],
    ['UNCONFIRMED', 'order.fulfilled', null],
    ['UNCONFIRMED', 'order.canceled', 'CANCELED'],
    ['UNFULFILLED', 'order.confirmed', null],
    ['UNFULFILLED', 'order.fulfilled', 'FULFILLED'],
    ['UNFULFILLED', 'order.canceled', 'CANCELED'],
    ['UNFULFILLED', 'order.partlyFulfilled', 'PARTIALLY_FULFILLED'],
    ['PARTIALLY_FULFILLED', 'order.partlyFulfilled', 'PARTIALLY_FULFILLED'],
    ['PARTIALLY_FULFILLED', 'order.fulfilled', 'FULFILLED'],
    ['PARTIALLY_FULFILLED', 'order.canceled', null],
    ['PARTIALLY_FULFILLED', 'order.withdrawn', 'WITHDRAWN'],
    ['FULFILLED', 'order.partlyFulfilled', null],
    ['WITHDRAWN', 'order.partlyFulfilled', null],
    ['FULFILLED', 'order.canceled', null],
    ['UNFULFILLED', 'order.withdrawn', 'WITHDRAWN'],
    ['FULFILLED', 'order.withdrawn', 'WITHDRAWN'],
    ['UNCONFIRMED', 'order.withdrawn', null],
    ['CANCELED', 'order.withdrawn', null],
    ['WITHDRAWN', 'order.fulfilled', null],
    ['CANCELED', 'order.confirmed', null],
  ] as const)('%s on %s becomes %s', (status, type, next) => {
    expect(nextOrderStatus(status, { type })).toBe(next);
  });
});

describe('a charge', () => {
  it.each([
    ['NOT_CHARGED', 'charge.started', 'ASYNC_PROCESSING'],
    ['NOT_CHARGED', 'charge.succeeded', 'FULLY_CHARGED'],
    ['NOT_CHARGED', 'charge.failed', null],
    ['ASYNC_PROCESSING', 'charge.failed', 'NOT_CHARGED'],
    ['ASYNC_PROCESSING', 'charge.succeeded', 'FULLY_CHARGED'],
    ['ASYNC_PROCESSING', 'charge.started', null],
    ['ASYNC_PROCESSING', 'charge.partlySucceeded', 'PARTIALLY_CHARGED'],
    ['PARTIALLY_CHARGED', 'charge.succeeded', 'FULLY_CHARGED'],
    ['PARTIALLY_CHARGED', 'charge.failed', null],
  ] as const)('%s on %s becomes %s', (status, type, next) => {
    expect(nextChargeStatus(status, { type })).toBe(next);
  });

  it('stays paid once the whole amount was received, whatever arrives late', () => {
    const events: readonly ChargeEvent['type'][] = [
      'charge.started',
      'charge.partlySucceeded',
      'charge.succeeded',
      'charge.failed',
    ];
    expect(events.map((type) => nextChargeStatus('FULLY_CHARGED', { type }))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(statusesOf(chargeMachine).map(orderPaymentStatusOf)).toEqual(['OPEN', 'OPEN', 'OPEN', 'PAID']);
  });
});

describe('a payment attempt', () => {
  it.each(['PENDING', 'REQUIRES_ACTION', 'PROCESSING'] as const)('%s may end in every way', (status) => {
    expect(nextPaymentAttemptStatus(status, { type: 'attempt.succeeded' })).toBe('SUCCEEDED');
    expect(nextPaymentAttemptStatus(status, { type: 'attempt.declined' })).toBe('DECLINED');
    expect(nextPaymentAttemptStatus(status, { type: 'attempt.canceled' })).toBe('CANCELED');
  });

  it.each(['SUCCEEDED', 'DECLINED', 'CANCELED'] as const)('%s stays as it ended', (status) => {
    for (const type of [
      'attempt.actionRequired',
      'attempt.processing',
      'attempt.succeeded',
      'attempt.declined',
    ] as const)
      expect(nextPaymentAttemptStatus(status, { type })).toBeNull();
  });

  it('never goes back from processing to the buyer’s bank', () => {
    expect(nextPaymentAttemptStatus('PENDING', { type: 'attempt.actionRequired' })).toBe('REQUIRES_ACTION');
    expect(nextPaymentAttemptStatus('REQUIRES_ACTION', { type: 'attempt.actionRequired' })).toBe(
      'REQUIRES_ACTION',
    );
    expect(nextPaymentAttemptStatus('PROCESSING', { type: 'attempt.actionRequired' })).toBeNull();
  });
});

describe('a subscription', () => {
  it.each([
    ['TRIALING', 'subscription.charged', 'ACTIVE'],
    ['TRIALING', 'subscription.chargeFailed', 'PAST_DUE'],
    ['ACTIVE', 'subscription.charged', 'ACTIVE'],
    ['ACTIVE', 'subscription.chargeFailed', 'PAST_DUE'],
    ['PAST_DUE', 'subscription.charged', 'ACTIVE'],
    ['PAST_DUE', 'subscription.canceled', 'CANCELED'],
    ['CANCELED', 'subscription.charged', null],
    ['CANCELED', 'subscription.reactivated', 'ACTIVE'],
    ['ACTIVE', 'subscription.reactivated', null],
  ] as const)('%s on %s becomes %s', (status, type, next) => {
    expect(nextSubscriptionStatus(status, { type })).toBe(next);
  });
});

describe('a quote', () => {
  it.each([
    ['OPEN', 'quote.paid', 'PAID'],
    ['OPEN', 'quote.expired', 'EXPIRED'],
    ['PAID', 'quote.expired', null],
    ['EXPIRED', 'quote.paid', null],
  ] as const)('%s on %s becomes %s', (status, type, next) => {
    expect(nextQuoteStatus(status, { type })).toBe(next);
  });
});
