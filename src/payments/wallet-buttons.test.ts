import type { Stripe, StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';
import { afterEach, expect, it, vi } from 'vitest';
import type { AmountDue } from './card-payments.types.ts';
import { mountWalletButtons } from './wallet-buttons.ts';

const due: AmountDue = { total: { amount: 4200, currency: 'USD' }, isKept: false };
const refusal = { type: 'card_error', code: 'card_declined' } as const;
type Stored = Awaited<ReturnType<Stripe['createPaymentMethod']>>;

const never = () => new Promise<never>(() => undefined);

/** The buttons with a provider that answers as given, and a sheet in which the buyer has released a card. */
async function release(answer: () => Promise<unknown>) {
  vi.stubGlobal('getComputedStyle', () => ({ colorScheme: 'light' }));
  const handlers = new Map<string, (event: unknown) => void>();
  const element = {
    on: (name: string, handler: (event: unknown) => void) => handlers.set(name, handler),
    mount: () => handlers.get('ready')?.({ availablePaymentMethods: { applePay: true, googlePay: false } }),
    destroy: vi.fn<() => void>(),
  };
  const elements = { create: () => element, submit: async () => ({}), update: vi.fn<() => void>() };
  const stripe = { elements: () => elements, createPaymentMethod: answer } as unknown as Stripe;
  const onApprove = vi.fn<() => void>();
  const paymentFailed = vi.fn<StripeExpressCheckoutElementConfirmEvent['paymentFailed']>();
  const buttons = await mountWalletButtons(stripe, { frame: {} as HTMLElement, due, onApprove }, never());
  handlers.get('confirm')?.({ paymentFailed });
  expect(onApprove).toHaveBeenCalledTimes(1);
  if (buttons === null) throw new Error('A wallet is available.');
  return { buttons, paymentFailed };
}

afterEach(() => vi.unstubAllGlobals());

it('returns the stored card, and leaves the sheet to the provider', async () => {
  const stored = { paymentMethod: { id: 'pm_1' } } as Stored;
  const { buttons, paymentFailed } = await release(async () => stored);
  expect(await buttons.tokenise('ada@clinic.example', never())).toBe(stored);
  expect(paymentFailed).not.toHaveBeenCalled();
});

it('tells the sheet of a refusal', async () => {
  const { buttons, paymentFailed } = await release(async () => ({ error: refusal }));
  expect(await buttons.tokenise('ada@clinic.example', never())).toEqual({ error: refusal });
  expect(paymentFailed.mock.calls).toEqual([[{ reason: 'fail' }]]);
});

it.each([
  ['storing fails', () => Promise.reject(new Error('Lost.')), never],
  ['there is no answer in time', never, () => Promise.reject(new Error('Lost.'))],
])('tells the sheet if %s', async (_what, answer, deadline) => {
  const { buttons, paymentFailed } = await release(answer);
  await expect(buttons.tokenise('ada@clinic.example', deadline())).rejects.toThrow('Lost.');
  expect(paymentFailed.mock.calls).toEqual([[{ reason: 'fail' }]]);
});
