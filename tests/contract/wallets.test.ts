import { afterAll, beforeAll, expect, it } from 'vitest';
import { creditCardMethod } from '../../server/modules/payment/methods/credit-card/credit-card.method.ts';
import { publishableKey, type RunningCardSandbox, startCardSandbox } from './card-sandbox-server.ts';

let server: RunningCardSandbox;
beforeAll(async () => {
  server = await startCardSandbox();
});
afterAll(() => server.close());

const release = (wallet: string, card: string) =>
  server.post('/v1/payment_methods', {
    key: publishableKey,
    type: 'card',
    'card[wallet]': wallet,
    'card[wallet_card]': card,
  });

it.each([
  ['apple_pay', 'visa', 'Apple Pay · Visa ending in 4242'],
  ['google_pay', 'mastercard', 'Google Pay · Mastercard ending in 4444'],
])('a card that is released in %s is recorded and named with its wallet', async (wallet, card, name) => {
  const made = (await (await release(wallet, card)).json()) as { id: string };
  const method = await server.stripe.paymentMethods.retrieve(made.id);
  expect(method.card?.wallet?.type).toBe(wallet);
  const details = creditCardMethod.stripe.detailsOf(method);
  expect(details).toMatchObject({ wallet });
  expect(creditCardMethod.label(details, 'en')).toBe(name);
  expect(creditCardMethod.apiFacts(details)).toMatchObject({ ccWallet: wallet });
});

it('a typed card has none', async () => {
  const made = (await (await server.createMethod('4242424242424242')).json()) as { id: string };
  const details = creditCardMethod.stripe.detailsOf(await server.stripe.paymentMethods.retrieve(made.id));
  expect(details).not.toHaveProperty('wallet');
  expect(creditCardMethod.apiFacts(details)).toMatchObject({ ccWallet: null });
});

it.each([
  ['apple_pay', 'expired', 402],
  ['apple_pay', 'constructor', 400],
  ['samsung_pay', 'visa', 400],
])('%s can’t release the card %s', async (wallet, card, status) => {
  expect((await release(wallet, card)).status).toBe(status);
});
