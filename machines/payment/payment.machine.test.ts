import { createActor, type Snapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { refusalOf, stateValueText } from '../flow/index.ts';
import { noQuoteData } from '../rules/quotes/index.ts';
import {
  exampleAddress,
  exampleCard,
  exampleMeans,
  savedMeans,
  scriptPorts,
  settle,
} from '../testing/index.ts';
import {
  isChosenPayment,
  type PaymentEvent,
  paymentForm,
  type PaymentInput,
  type PaymentPorts,
  paymentWithPorts,
} from './index.ts';

const input: PaymentInput = {
  checkoutId: 'checkout-1',
  methods: ['CREDIT_CARD', 'EPS'],
  chosen: null,
  preferred: null,
  billingAddress: exampleAddress,
  quoteData: null,
  email: 'ada@clinic.example',
};
const byCard = { method: 'CREDIT_CARD', means: exampleMeans };
const submitted = { type: 'payment.submitted' } as const;
const holderTyped = { type: 'payment.holder.changed', field: 'holder', value: 'Ada Byron' } as const;
const chooses = (method: string) => ({ type: 'payment.method.chosen', method }) as const;

function start(changes: Partial<PaymentInput> = {}) {
  const script = scriptPorts<PaymentPorts>(['tokeniseCard', 'tokeniseAccount', 'choosePayment']);
  const actor = createActor(paymentWithPorts(script.ports), { input: { ...input, ...changes } });
  actor.start();
  return {
    actor,
    script,
    place: () => stateValueText(actor.getSnapshot()),
    form: () => paymentForm(actor.getSnapshot()),
    send: async (...events: readonly PaymentEvent[]) => {
      for (const event of events) {
        actor.send(event);
        await settle();
      }
    },
    giveCard: async (card = exampleCard) => {
      actor.send(submitted);
      await settle();
      await script.answer('tokeniseCard', { status: 'tokenised', card });
    },
  };
}

const attestations = ['LICENSED', 'TERMS_AND_CONDITIONS'];
const kept = { status: 'kept', attestations } as const;

describe('an order without an available method', () => {
  it.each([null, byCard])('says so, whatever was selected before: %o', async (chosen) => {
    const { send, place, form, actor } = start({ methods: [], chosen });
    expect(place()).toBe('unpayable');
    expect(form()).toMatchObject({ method: '', details: null });
    await send(submitted);
    expect(place()).toBe('unpayable');
    expect(actor.getSnapshot().status).toBe('active');
  });
});

describe('a method without fields', () => {
  const account = {
    details: { lastDigits: '6789', bankCountry: 'US' },
    token: 'saved-1',
    isSaved: true,
  } as const;
  const recalled = { type: 'payment.saved.recalled', saved: account } as const;

  it('is paid with what the buyer has saved, by its name alone', async () => {
    const { send, form, script, actor } = start();
    await send(chooses('EPS'), recalled);
    expect(form()).toMatchObject({ method: 'EPS', savedMethodId: 'saved-1', details: account.details });
    await send(submitted);
    expect(script.asked('choosePayment')).toEqual([
      { checkoutId: 'checkout-1', method: 'EPS', token: 'saved-1', isSaved: true },
    ]);
    await script.answer('choosePayment', kept);
    expect(actor.getSnapshot().output).toEqual({ method: 'EPS', means: account, attestations });
  });

  it('is paid again once the buyer wants another account, or another method', async () => {
    const { send, form } = start();
    await send(chooses('EPS'), recalled, { type: 'payment.saved.replaced' });
    expect(form()).toMatchObject({ savedMethodId: null, details: null });
    await send(recalled, chooses('CREDIT_CARD'));
    expect(form()).toMatchObject({ method: 'CREDIT_CARD', savedMethodId: null });
  });

  it('shows what was saved and chosen before', () => {
    expect(start({ chosen: { method: 'EPS', means: account } }).form()).toMatchObject({
      method: 'EPS',
      savedMethodId: 'saved-1',
    });
    expect(isChosenPayment({ method: 'EPS', means: account })).toBe(true);
    expect(isChosenPayment({ method: 'EPS', means: { ...account, details: {} } })).toBe(false);
  });
});

describe('the method that is selected first', () => {
  it.each([
    ['the default', null, null, 'CREDIT_CARD'],
    ['that of a payment that failed', null, 'EPS', 'EPS'],
    ['the default if the failed one is no longer available', null, 'IDEAL', 'CREDIT_CARD'],
    ['the previous choice, whatever failed before', byCard, 'EPS', 'CREDIT_CARD'],
  ])('is %s', (_which, chosen, preferred, method) => {
    expect(start({ chosen, preferred }).form().method).toBe(method);
  });
});

describe('a method that asks for input', () => {
  it('receives the buyer’s events, and its result is saved by the shop', async () => {
    const { actor, script, send, form, giveCard } = start();
    await send(submitted);
    expect(form()).toEqual({
      method: 'CREDIT_CARD',
      details: null,
      entered: null,
      savedMethodId: null,
      trouble: null,
      isPending: true,
    });
    await script.answer('tokeniseCard', { status: 'refused', refusals: [refusalOf('INCORRECT_CVC')] });
    expect(form()).toMatchObject({
      trouble: { kind: 'refused', refusals: [refusalOf('INCORRECT_CVC')] },
      isPending: false,
    });
    await send({ type: 'payment.card.changed' });
    expect(form().trouble).toBeNull();

    await giveCard();
    expect(form()).toMatchObject({ details: null, isPending: true });
    expect(script.asked('choosePayment')).toEqual([
      { checkoutId: 'checkout-1', method: 'CREDIT_CARD', token: 'pm_1' },
    ]);
    await script.answer('choosePayment', kept);
    expect(actor.getSnapshot().output).toEqual({ ...byCard, attestations });
  });

  it('asks again if the shop refuses it, and shows the reason until the buyer continues', async () => {
    const { script, send, place, form, giveCard } = start();
    await giveCard();
    const refusals = [refusalOf('PAYMENT_NOT_FOUND', 'method')];
    await script.answer('choosePayment', { status: 'refused', refusals });
    expect(place()).toBe('credit-card');
    expect(form()).toMatchObject({ details: null, trouble: { kind: 'refused', refusals }, isPending: false });
    await send(submitted);
    expect(form()).toMatchObject({ trouble: null, isPending: true });
  });

  it('is retried with the same button after a lost connection, never with the previous input', async () => {
    const { actor, script, send, form, giveCard } = start({ chosen: byCard });
    await send({ type: 'payment.card.replaced' });
    await giveCard({ ...exampleCard, paymentMethodId: 'pm_2' });
    await script.fail('choosePayment');
    expect(form()).toMatchObject({ details: null, trouble: { kind: 'connection' } });
    await giveCard({ ...exampleCard, paymentMethodId: 'pm_3' });
    await script.answer('choosePayment', kept);
    expect(actor.getSnapshot().output).toEqual({
      ...byCard,
      means: { ...exampleMeans, token: 'pm_3' },
      attestations,
    });
  });

  it('is saved as before, without asking the shop', async () => {
    const { actor, script, send, form } = start({ chosen: byCard });
    expect(form().details).toEqual(exampleMeans.details);
    await send(submitted);
    expect(actor.getSnapshot().output).toEqual(byCard);
    expect(script.asked('choosePayment')).toEqual([]);
  });

  it('can be a card that the buyer has saved, under the store’s ID for it', async () => {
    const { actor, script, send, form } = start();
    await send({ type: 'payment.card.recalled', card: savedMeans });
    expect(form()).toMatchObject({ details: savedMeans.details, savedMethodId: savedMeans.token });
    await send(submitted);
    expect(script.asked('choosePayment')).toEqual([
      { checkoutId: 'checkout-1', method: 'CREDIT_CARD', token: savedMeans.token, isSaved: true },
    ]);
    await script.answer('choosePayment', kept);
    expect(actor.getSnapshot().output).toEqual({ method: 'CREDIT_CARD', means: savedMeans, attestations });
    expect(script.asked('tokeniseCard')).toEqual([]);
  });

  it('can be another card instead, or the saved one again', async () => {
    const { send, form } = start({ chosen: { method: 'CREDIT_CARD', means: savedMeans } });
    expect(form().savedMethodId).toBe(savedMeans.token);
    await send({ type: 'payment.card.replaced' });
    expect(form()).toMatchObject({ details: null, savedMethodId: null });
    await send(
      { type: 'payment.card.recalled', card: savedMeans },
      {
        type: 'payment.card.recalled',
        card: { ...savedMeans, details: { brand: 'visa', lastDigits: '4242', expMonth: 12, expYear: 2030 } },
      },
    );
    expect(form().details).toEqual(exampleMeans.details);
  });
});

it('shows the owner of an account as typed, also after the page was reloaded', async () => {
  const methods = ['SEPA'];
  const { send, form, actor, script } = start({ methods, chosen: null });
  expect(form().entered).toEqual({ holder: '' });
  await send(holderTyped);
  const snapshot = actor.getPersistedSnapshot() as Snapshot<unknown>;
  const reloaded = createActor(paymentWithPorts(script.ports), { input: { ...input, methods }, snapshot });
  reloaded.start();
  const typed = { holder: 'Ada Byron' };
  expect([form().entered, paymentForm(reloaded.getSnapshot()).entered]).toEqual([typed, typed]);
});

it('keeps what was typed for a method while another one is chosen, and if the shop doesn’t save it', async () => {
  const methods = ['SEPA', 'ELECTRONIC_QUOTE', 'EPS'];
  const { send, form, script } = start({ methods, chosen: null });
  await send(holderTyped, chooses('ELECTRONIC_QUOTE'));
  expect(form().entered).toEqual(noQuoteData);
  await send({ type: 'payment.quote.changed', field: 'equoteJobTitle', value: 'Owner' }, chooses('EPS'));
  expect(form().entered).toBeNull();
  await send(chooses('ELECTRONIC_QUOTE'));
  expect(form().entered).toEqual({ ...noQuoteData, equoteJobTitle: 'Owner' });
  await send(chooses('SEPA'));
  expect(form().entered).toEqual({ holder: 'Ada Byron' });
  await send(submitted);
  const account = { paymentMethodId: 'pm_3', lastDigits: '3000', bankCountry: 'DE' };
  await script.answer('tokeniseAccount', { status: 'tokenised', account });
  await script.fail('choosePayment');
  expect(form()).toMatchObject({ entered: { holder: 'Ada Byron' }, trouble: { kind: 'connection' } });
});

it('checks an IBAN without storing it where something else is missing', async () => {
  const { send, form, script } = start({ methods: ['SEPA'], chosen: null });
  await send({ type: 'payment.checked' });
  expect([form().isPending, script.asked('tokeniseAccount')]).toEqual([true, [null]]);
  const refusals = [refusalOf('PAYMENT_ERROR', 'account.iban', 'REQUIRED')];
  await script.answer('tokeniseAccount', { status: 'refused', refusals });
  expect(form()).toMatchObject({ isPending: false, trouble: { kind: 'refused', refusals } });
  await send({ type: 'payment.checked' });
  await script.answer('tokeniseAccount', { status: 'complete' });
  expect(form()).toMatchObject({ isPending: false, trouble: null, details: null });
});

describe('another method', () => {
  it('that needs no input only has to be saved by the shop', async () => {
    const { actor, script, send, place } = start();
    await send(chooses('EPS'));
    expect(place()).toBe('plain');
    await send(submitted);
    expect(script.asked('choosePayment')).toEqual([{ checkoutId: 'checkout-1', method: 'EPS', token: null }]);
    await script.answer('choosePayment', kept);
    expect(actor.getSnapshot().output).toEqual({ method: 'EPS', means: null, attestations });
    expect(script.asked('tokeniseCard')).toEqual([]);
  });

  it('replaces one that is asking for input, which keeps its earlier result', async () => {
    const { script, send, form } = start({ chosen: byCard });
    await send(chooses('EPS'));
    expect(form()).toMatchObject({ method: 'EPS', details: null });
    await send(chooses('CREDIT_CARD'));
    expect(form()).toMatchObject({ method: 'CREDIT_CARD', details: exampleMeans.details });
    await send({ type: 'payment.card.replaced' }, submitted, chooses('EPS'));
    await script.answer('tokeniseCard', { status: 'tokenised', card: exampleCard });
    expect(form()).toMatchObject({ method: 'EPS', isPending: false });
    // The buyer wanted another card.
    await send(chooses('CREDIT_CARD'));
    expect(form().details).toBeNull();
  });

  it('that is not available cannot be selected', async () => {
    const { send, form } = start();
    await send(chooses('KLARNA'));
    expect(form().method).toBe('CREDIT_CARD');
  });

  it('is preselected if the previous one is no longer available', () => {
    const { form } = start({ chosen: { method: 'KLARNA', means: null } });
    expect(form().method).toBe('CREDIT_CARD');
  });
});
