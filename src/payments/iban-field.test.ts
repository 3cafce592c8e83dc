import type { Stripe, StripeError } from '@stripe/stripe-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusalOf } from '@sonde/machines/flow';
import { mountIbanField } from './iban-field.ts';
import { refusalFor } from './provider-refusal.ts';

const billingAddress = {
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: '',
  streetAddress1: 'Hauptstraße 1',
  streetAddress2: '',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
  countryArea: '',
  phone: '',
};
const owner = { holder: '', billingAddress, email: 'ada@clinic.example' };
const stored = { paymentMethod: { id: 'pm_1', sepa_debit: { last4: '3204', country: 'AT' } } };
const invalid = { type: 'validation_error', code: 'invalid_iban' };
const refusedByProvider = {
  type: 'invalid_request_error',
  code: 'invalid_bank_account_iban',
  param: 'sepa_debit[iban]',
};
const incomplete = { type: 'validation_error', code: 'incomplete_iban' };

const never = () => new Promise<never>(() => undefined);

/** The field of a provider that answers as given. `report` is the field's message about its content. */
async function openField(answer: unknown) {
  const handlers = new Map<string, (event?: unknown) => void>();
  const element = {
    on: (name: string, handler: (event?: unknown) => void) => handlers.set(name, handler),
    mount: () => handlers.get('ready')?.(),
    blur: vi.fn<() => void>(),
    destroy: vi.fn<() => void>(),
  };
  const elements = { create: () => element };
  const createPaymentMethod = async () => answer;
  const stripe = { elements: () => elements, createPaymentMethod } as unknown as Stripe;
  const onChange = vi.fn<() => void>();
  const field = await mountIbanField(stripe, { frame: {} as HTMLElement, onChange }, never());
  const report = (content: object) => handlers.get('change')?.(content);
  return { field, report, onChange, blur: element.blur };
}

const tokenise = ({ field }: Awaited<ReturnType<typeof openField>>) =>
  field.tokenise(owner, (error: StripeError) => refusalFor(error));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px', getPropertyValue: () => '' }));
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('document', { documentElement: {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('stores the account although the field’s message about the last letter is still on its way', async () => {
  const account = { paymentMethodId: 'pm_1', lastDigits: '3204', bankCountry: 'AT' };
  const opened = await openField(stored);
  expect(await tokenise(opened)).toEqual({ status: 'tokenised', account });
  opened.report({ empty: false, complete: false });
  expect(await tokenise(opened)).toEqual({ status: 'tokenised', account });
});

it.each([
  ['an empty field', [], incomplete, 'PAYMENT_ERROR', 'REQUIRED'],
  ['half an IBAN', [{ empty: false, complete: false }], incomplete, 'PAYMENT_ERROR', 'FORMAT'],
  [
    'digits that don’t add up',
    [{ empty: false, complete: false, error: invalid }],
    invalid,
    'INCORRECT_NUMBER',
    'FORMAT',
  ],
  ['an IBAN of which the field has said nothing yet', [], invalid, 'INCORRECT_NUMBER', 'FORMAT'],
  [
    'an IBAN that only the provider refuses',
    [{ empty: false, complete: true }],
    refusedByProvider,
    'INCORRECT_NUMBER',
    'FORMAT',
  ],
  ['an IBAN that was deleted', [{ empty: false }, { empty: true }], incomplete, 'PAYMENT_ERROR', 'REQUIRED'],
] as const)('refuses %s at the field', async (_what, reports, error, code, reason) => {
  const opened = await openField({ error });
  for (const report of reports) opened.report(report);
  expect(await tokenise(opened)).toEqual({
    status: 'refused',
    refusals: [refusalOf(code, 'account.iban', reason)],
  });
});

it.each([
  ['an empty field', [], refusalOf('PAYMENT_ERROR', 'account.iban', 'REQUIRED')],
  [
    'an IBAN that was deleted',
    [
      { empty: false, complete: false },
      { empty: true, complete: false },
    ],
    refusalOf('PAYMENT_ERROR', 'account.iban', 'REQUIRED'),
  ],
  [
    'half an IBAN',
    [{ empty: false, complete: false, error: incomplete }],
    refusalOf('PAYMENT_ERROR', 'account.iban', 'FORMAT'),
  ],
  [
    'digits that don’t add up',
    [{ empty: false, complete: false, error: invalid }],
    refusalOf('INCORRECT_NUMBER', 'account.iban', 'FORMAT'),
  ],
  ['an IBAN', [{ empty: false, complete: true }], null],
])('says at once what is wrong with %s, without the provider', async (_what, reports, refusal) => {
  const { field, report } = await openField(null);
  for (const each of reports) report(each);
  expect(await field.check()).toEqual(
    refusal ? { status: 'refused', refusals: [refusal] } : { status: 'complete' },
  );
});

it('leaves the field and waits for what it says then', async () => {
  const { field, report, blur } = await openField(null);
  report({ empty: false, complete: false });
  const checked = field.check();
  expect(blur).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  report({ empty: false, complete: false, error: invalid });
  expect(await checked).toMatchObject({ refusals: [{ code: 'INCORRECT_NUMBER' }] });
});

it('takes an IBAN as incomplete of which the field says nothing', async () => {
  const { field, report } = await openField(null);
  report({ empty: false, complete: false });
  const checked = field.check();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await checked).toEqual({
    status: 'refused',
    refusals: [refusalOf('PAYMENT_ERROR', 'account.iban', 'FORMAT')],
  });
});

it('reports what the buyer types, but not an error', async () => {
  const { report, onChange } = await openField(stored);
  report({ empty: false, complete: false });
  report({ empty: false, complete: false, error: invalid });
  expect(onChange).toHaveBeenCalledTimes(1);
});
