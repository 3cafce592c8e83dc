import { describe, expect, it } from 'vitest';
import { rateLimits } from '../../server/kernel/rate-limits/rate-limits.ts';
import { fillCheckout, openCheckout, place, placement } from '../contract/checkout-client.ts';
import { cards } from '../contract/scripted-card-provider.ts';
import { complete, minutes, refusedPayload, repeat, openLimitedShop } from './limited-shop.ts';

const limited = openLimitedShop();
const { clock, send } = limited;

describe('placing', () => {
  it('is refused for a checkout that was refused too often, charges nothing, and continues later', async () => {
    const checkout = await fillCheckout(limited.shop.client);
    const wrong = { ...placement(checkout), expectedTotal: { amount: 1, currency: 'USD' } };
    const { burst } = rateLimits.placement.checkout;
    expect(await repeat(burst, (index) => send(complete, wrong, `203.0.113.${index}`))).toEqual([200]);
    const charged = limited.shop.provider.charged().length;
    const refused = await send(complete, placement(checkout), '203.0.113.201');
    expect([refused.status, refused.body.data]).toMatchObject([
      429,
      {
        checkoutComplete: {
          checkoutErrors: refusedPayload,
          order: null,
          checkout: { token: checkout.token },
        },
      },
    ]);
    expect(limited.shop.provider.charged()).toHaveLength(charged);
    clock.now += minutes(1);
    expect((await place(limited.shop.client, checkout)).order).not.toBeNull();
  });

  it('is refused for many attempts, with whatever checkouts', async () => {
    clock.now += minutes(60);
    const from = '203.0.113.20';
    const { burst } = rateLimits.placement.client;
    const checkouts = await Promise.all(
      Array.from({ length: Math.ceil(burst / rateLimits.placement.checkout.burst) }, () =>
        openCheckout(limited.shop.client),
      ),
    );
    const fail = (index: number) =>
      send(
        complete,
        {
          checkoutId: checkouts[index % checkouts.length]?.id,
          expectedTotal: { amount: 1, currency: 'USD' },
          attestations: [],
        },
        from,
      );
    expect(await repeat(burst, fail)).toEqual([200]);
    expect((await fail(burst)).status).toBe(429);
  });

  it('is not limited if it succeeds, nor if it is repeated', async () => {
    clock.now += minutes(60);
    const checkout = await fillCheckout(limited.shop.client);
    expect(
      await repeat(rateLimits.placement.checkout.burst * 2, () =>
        send(complete, placement(checkout), '203.0.113.21'),
      ),
    ).toEqual([200]);
  });
});

describe('trials that were had already', () => {
  it('are refused from one address after the limit, and nothing is placed then', async () => {
    clock.now += minutes(60);
    const from = '203.0.113.22';
    const withTrial = (email: string) =>
      fillCheckout(limited.shop.client, { requested: { 'IQ3-USBC': 1, 'SUB-IND-TRIAL': 1 }, email });
    await place(limited.shop.client, await withTrial('had@guest.example'));
    const { burst } = rateLimits.trial.client;
    const fail = async () => send(complete, placement(await withTrial('had@guest.example')), from);
    expect(await repeat(burst, fail)).toEqual([200]);
    const other = await withTrial('never@guest.example');
    const refused = await send(complete, placement(other), from);
    expect([refused.status, refused.body.data]).toMatchObject([
      429,
      { checkoutComplete: { checkoutErrors: refusedPayload, order: null } },
    ]);
    expect((await send(complete, placement(other), '203.0.113.23')).status).toBe(200);
  });
});

describe('declined cards', () => {
  const declinedAt = async (from: string) => {
    const checkout = await fillCheckout(limited.shop.client, { card: cards.declined });
    return send(complete, placement(checkout), from);
  };

  it('are refused from one address after the limit, with any checkouts, and not from other addresses', async () => {
    clock.now += minutes(60);
    const { burst } = rateLimits.decline.client;
    expect(await repeat(burst, async () => declinedAt('203.0.113.30'))).toEqual([200]);
    const asked = limited.shop.provider.requests.length;
    expect((await declinedAt('203.0.113.30')).status).toBe(429);
    expect(limited.shop.provider.requests).toHaveLength(asked);
    expect((await declinedAt('203.0.113.31')).status).toBe(200);
  });
});
