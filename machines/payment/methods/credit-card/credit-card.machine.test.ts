import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { portActors, stateValueText } from '../../../flow/index.ts';
import { exampleAddress, exampleCard, exampleMeans, scriptPorts, settle } from '../../../testing/index.ts';
import type { MethodInput } from '../method.types.ts';
import {
  type CreditCardEvent,
  creditCardMachine,
  creditCardPortNames,
  type CreditCardPorts,
  isCardDetails,
} from './index.ts';

const input: MethodInput = {
  kept: null,
  billingAddress: exampleAddress,
  email: 'ada@clinic.example',
  checkoutId: 'checkout-1',
  quoteData: null,
  typed: {},
};
const wrongCode = { code: 'INCORRECT_CVC', field: null, reason: null, most: null } as const;

function start(changes: Partial<MethodInput> = {}) {
  const script = scriptPorts<CreditCardPorts>(creditCardPortNames);
  const machine = creditCardMachine.provide({ actors: portActors(script.ports, creditCardPortNames) });
  const actor = createActor(machine, { input: { ...input, ...changes } });
  actor.start();
  return {
    actor,
    script,
    place: () => stateValueText(actor.getSnapshot()),
    trouble: () => actor.getSnapshot().context.trouble,
    send: async (event: CreditCardEvent) => {
      actor.send(event);
      await settle();
    },
  };
}

describe('paying by card', () => {
  it('passes on the provider’s token, never the number', async () => {
    const { actor, script, send } = start();
    await send({ type: 'payment.submitted' });
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    expect(script.asked('tokeniseCard')).toEqual([
      { billingAddress: exampleAddress, email: 'ada@clinic.example' },
    ]);
    await script.answer('tokeniseCard', { status: 'tokenised', card: exampleCard });
    expect(actor.getSnapshot().output).toEqual(exampleMeans);
  });

  it('marks an invalid field until it changes', async () => {
    const { script, send, place, trouble } = start();
    await send({ type: 'payment.submitted' });
    await script.answer('tokeniseCard', { status: 'refused', refusals: [wrongCode] });
    expect(place()).toBe('entering');
    expect(trouble()).toEqual({ kind: 'refused', refusals: [wrongCode] });
    await send({ type: 'payment.card.changed' });
    expect(trouble()).toBeNull();
  });

  it('keeps the messages of the other fields when one changes', async () => {
    const { script, send, trouble } = start();
    const number = { code: 'INCORRECT_NUMBER', field: 'card.number', reason: null, most: null } as const;
    const code = { code: 'INCORRECT_CVC', field: 'card.securityCode', reason: null, most: null } as const;
    await send({ type: 'payment.submitted' });
    await script.answer('tokeniseCard', { status: 'refused', refusals: [number, code] });
    await send({ type: 'payment.card.changed', field: 'card.number' });
    expect(trouble()).toEqual({ kind: 'refused', refusals: [code] });
    await send({ type: 'payment.card.changed', field: 'card.securityCode' });
    expect(trouble()).toBeNull();
  });

  it('retries with the same button after a lost connection', async () => {
    const { script, send, place, trouble } = start();
    await send({ type: 'payment.submitted' });
    await script.fail('tokeniseCard');
    expect(trouble()).toEqual({ kind: 'connection' });
    await send({ type: 'payment.submitted' });
    expect([place(), trouble()]).toEqual(['tokenising', null]);
  });

  it('continues with the previous card, or with another', async () => {
    const keeping = start({ kept: exampleMeans });
    await keeping.send({ type: 'payment.submitted' });
    expect(keeping.actor.getSnapshot().output).toEqual(exampleMeans);

    const replacing = start({ kept: exampleMeans });
    await replacing.send({ type: 'payment.card.replaced' });
    expect(replacing.actor.getSnapshot().context.means).toBeNull();
    await replacing.send({ type: 'payment.submitted' });
    expect(replacing.script.asked('tokeniseCard')).toHaveLength(1);
  });

  describe('in a wallet', () => {
    const walletCard = { ...exampleCard, wallet: 'apple_pay' } as const;
    it('keeps the card that the buyer releases, with its wallet, until they continue', async () => {
      const { actor, script, send, place } = start();
      await send({ type: 'payment.wallet.approved' });
      expect(actor.getSnapshot().hasTag('pending')).toBe(true);
      expect(script.asked('tokeniseWallet')).toEqual([{ email: 'ada@clinic.example' }]);
      await script.answer('tokeniseWallet', { status: 'tokenised', card: walletCard });
      expect(place()).toBe('keeping');
      await send({ type: 'payment.submitted' });
      const details = { ...exampleMeans.details, wallet: 'apple_pay' };
      expect(actor.getSnapshot().output).toEqual({ ...exampleMeans, details });
      expect(script.asked('tokeniseCard')).toEqual([]);
    });

    it('clears the message about a typed card, which no longer counts', async () => {
      const { script, send, place, trouble } = start();
      await send({ type: 'payment.submitted' });
      await script.answer('tokeniseCard', { status: 'refused', refusals: [wrongCode] });
      await send({ type: 'payment.wallet.approved' });
      expect([place(), trouble()]).toEqual(['authorizing', null]);
    });

    it('replaces the typed card that the provider is checking, whose answer no longer counts', async () => {
      const { actor, script, send, place } = start();
      await send({ type: 'payment.submitted' });
      await send({ type: 'payment.wallet.approved' });
      expect(place()).toBe('authorizing');
      await script.answer('tokeniseCard', { status: 'tokenised', card: exampleCard });
      expect(place()).toBe('authorizing');
      await script.answer('tokeniseWallet', { status: 'tokenised', card: walletCard });
      expect(place()).toBe('keeping');
      expect(actor.getSnapshot().context.means?.details).toMatchObject({ wallet: 'apple_pay' });
    });

    it('names the reason of a refusal, and a lost connection', async () => {
      const declined = { code: 'CARD_DECLINED', field: null, reason: null, most: null } as const;
      const refused = start();
      await refused.send({ type: 'payment.wallet.approved' });
      await refused.script.answer('tokeniseWallet', { status: 'refused', refusals: [declined] });
      expect([refused.place(), refused.trouble()]).toEqual([
        'entering',
        { kind: 'refused', refusals: [declined] },
      ]);
      const lost = start();
      await lost.send({ type: 'payment.wallet.approved' });
      await lost.script.fail('tokeniseWallet');
      expect([lost.place(), lost.trouble()]).toEqual(['entering', { kind: 'connection' }]);
    });

    it('is forgotten when the buyer changes the address meanwhile', async () => {
      const { actor, script, send, place } = start();
      await send({ type: 'payment.wallet.approved' });
      actor.send({ type: 'payment.withdrawn' });
      await script.answer('tokeniseWallet', { status: 'tokenised', card: walletCard });
      expect([place(), actor.getSnapshot().context.means]).toEqual(['entering', null]);
    });
  });

  it.each([
    [true, {}],
    [true, { wallet: 'google_pay' }],
    [false, { wallet: 7 }],
  ])('that its details describe a card is %s with %o', (expected, more) => {
    expect(isCardDetails({ ...exampleMeans.details, ...more })).toBe(expected);
  });

  it('asks for a card if the previous input does not describe one', () => {
    expect(start({ kept: { details: { iban: 'DE02' }, token: 'pm_9' } }).place()).toBe('entering');
  });
});
