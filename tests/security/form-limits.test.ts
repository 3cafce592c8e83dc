import { describe, expect, it } from 'vitest';
import { rateLimits } from '../../server/kernel/rate-limits/rate-limits.ts';
import { minutes, payload, refusedPayload, repeat, wait, openLimitedShop } from './limited-shop.ts';

const limited = openLimitedShop();
const { clock, send } = limited;

describe('new checkouts', () => {
  const open = (from: string, voucherCode: string | null = null) =>
    send(
      `mutation ($input: CheckoutCreateInput!) { checkoutCreate(input: $input) { ${payload} } }`,
      { input: { country: 'US', lines: [], voucherCode } },
      from,
    );

  it('are refused from one address after the limit', async () => {
    clock.now += minutes(60);
    const { burst } = rateLimits.checkout.client;
    expect(await repeat(burst, () => open('203.0.113.40'))).toEqual([200]);
    const refused = await open('203.0.113.40');
    expect([refused.status, refused.body.data]).toEqual([
      429,
      { checkoutCreate: { checkoutErrors: refusedPayload, checkout: null } },
    ]);
    expect((await open('203.0.113.41')).status).toBe(200);
  });
});

describe('declarations that end a contract', () => {
  const declare = async (from: string, key: string) =>
    send(
      `mutation ($input: WithdrawalInput!, $key: String) {
        withdrawalDeclare(input: $input, idempotencyKey: $key) { formErrors { code field reason } receipt { outcome } }
      }`,
      {
        input: {
          name: 'Ada',
          contract: '999999',
          email: 'ada@clinic.example',
          country: 'DE',
          languageCode: 'DE',
        },
        key,
      },
      from,
    );

  it('are refused from one address after the limit, whoever they are said to be from', async () => {
    clock.now += minutes(60);
    const { burst } = rateLimits.declaration.client;
    expect(await repeat(burst, (index) => declare('203.0.113.60', `key-${index}`))).toEqual([200]);
    const refused = await declare('203.0.113.60', 'one more');
    expect([refused.status, refused.body.data]).toEqual([
      429,
      {
        withdrawalDeclare: {
          formErrors: [{ code: 'OPERATION_NOT_ALLOWED', field: null, reason: wait }],
          receipt: null,
        },
      },
    ]);
    expect((await declare('203.0.113.61', 'of another')).status).toBe(200);
  });
});

describe('registered old probes', () => {
  const register = async (from: string, key: string) =>
    send(
      `mutation ($input: TradeInCreateInput!, $key: String) {
        tradeInCreate(input: $input, idempotencyKey: $key) { formErrors { code field reason } tradeIn { lastDay } }
      }`,
      {
        input: { country: 'US', productLine: 'IQ_PLUS', condition: 'GOOD', serialNumber: 'SQ200000000' },
        key,
      },
      from,
    );

  it('are few from one address: afterwards one every ten minutes', async () => {
    clock.now += minutes(60);
    const { burst } = rateLimits.tradeIn.client;
    expect(await repeat(burst, (index) => register('203.0.113.70', `key-${index}`))).toEqual([200]);
    clock.now += minutes(9);
    const refused = await register('203.0.113.70', 'one more');
    expect([refused.status, refused.body.data, refused.headers.get('retry-after')]).toEqual([
      429,
      {
        tradeInCreate: {
          formErrors: [{ code: 'OPERATION_NOT_ALLOWED', field: null, reason: wait }],
          tradeIn: null,
        },
      },
      '60',
    ]);
    expect((await register('203.0.113.71', 'of another')).status).toBe(200);
    clock.now += minutes(1);
    expect((await register('203.0.113.70', 'later')).status).toBe(200);
  });
});

describe('payment methods to be saved', () => {
  const save = async (from: string) =>
    send(
      `mutation ($input: PaymentMethodCreateInput!) {
        paymentMethodCreate(input: $input) { paymentErrors { code field reason } paymentMethod { __typename } }
      }`,
      { input: { method: 'CREDIT_CARD', token: 'pm_good', attestations: ['PAYMENT_AUTHORIZATION'] } },
      from,
    );

  it('are refused from one address after the limit, whatever became of the others', async () => {
    clock.now += minutes(60);
    const { burst } = rateLimits.paymentMethod.client;
    expect(await repeat(burst, () => save('203.0.113.50'))).toEqual([200]);
    const refused = await save('203.0.113.50');
    expect([refused.status, refused.body.data]).toEqual([
      429,
      {
        paymentMethodCreate: {
          paymentErrors: [{ code: 'INVALID', field: null, reason: wait }],
          paymentMethod: null,
        },
      },
    ]);
    expect((await save('203.0.113.51')).status).toBe(200);
  });
});
