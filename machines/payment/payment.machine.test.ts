import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { portActors, stateValueText } from '../flow/index.ts';
import { exampleAddress, exampleCard, scriptPorts, settle } from '../testing/index.ts';
import {
  type PaymentEvent,
  paymentForm,
  type PaymentInput,
  paymentMachine,
  paymentPortNames,
  type PaymentPorts,
} from './index.ts';

const input: PaymentInput = {
  methods: ['CREDIT_CARD', 'ELECTRONIC_QUOTE'],
  chosen: null,
  billingAddress: exampleAddress,
  email: 'ada@clinic.example',
};
const wrongCode = { code: 'INCORRECT_CVC', field: null, reason: null, most: null } as const;

function start(changes: Partial<PaymentInput> = {}) {
  const script = scriptPorts<PaymentPorts>(paymentPortNames);
  const machine = paymentMachine.provide({ actors: portActors(script.ports, paymentPortNames) });
  const actor = createActor(machine, { input: { ...input, ...changes } });
  actor.start();
  return {
    actor,
    script,
    place: () => stateValueText(actor.getSnapshot()),
    form: () => paymentForm(actor.getSnapshot()),
    send: async (event: PaymentEvent) => {
      actor.send(event);
      await settle();
    },
  };
}

describe('an order without a method on offer', () => {
  it.each([null, { method: 'CREDIT_CARD', card: exampleCard }])(
    'says so, whatever was chosen before: %o',
    async (chosen) => {
      const { send, place, form, actor } = start({ methods: [], chosen });
      expect(place()).toBe('unpayable');
      expect(form()).toMatchObject({ method: '', card: null });
      await send({ type: 'payment.submitted' });
      expect(place()).toBe('unpayable');
      expect(actor.getSnapshot().status).toBe('active');
    },
  );
});

describe('paying', () => {
  it('by card hands on the provider’s token, never the number', async () => {
    const { actor, script, send, form } = start();
    await send({ type: 'payment.submitted' });
    expect(form()).toEqual({ method: 'CREDIT_CARD', card: null, trouble: null, isPending: true });
    expect(script.asked('tokeniseCard')).toEqual([
      { billingAddress: exampleAddress, email: 'ada@clinic.example' },
    ]);
    await script.answer('tokeniseCard', { status: 'tokenised', card: exampleCard });
    expect(actor.getSnapshot().output).toEqual({ method: 'CREDIT_CARD', card: exampleCard });
  });

  it('by a card that is refused says which field is wrong until it is typed into', async () => {
    const { script, send, place, form } = start();
    await send({ type: 'payment.submitted' });
    await script.answer('tokeniseCard', { status: 'refused', refusals: [wrongCode] });
    expect(place()).toBe('entering');
    expect(form().trouble).toEqual({ kind: 'refused', refusals: [wrongCode] });
    await send({ type: 'payment.card.changed' });
    expect(form().trouble).toBeNull();
  });

  it('keeps what was said about the other fields when one is typed into', async () => {
    const { script, send, form } = start();
    const number = { code: 'INCORRECT_NUMBER', field: 'card.number', reason: null, most: null } as const;
    const code = { code: 'INCORRECT_CVC', field: 'card.securityCode', reason: null, most: null } as const;
    await send({ type: 'payment.submitted' });
    await script.answer('tokeniseCard', { status: 'refused', refusals: [number, code] });
    await send({ type: 'payment.card.changed', field: 'card.number' });
    expect(form().trouble).toEqual({ kind: 'refused', refusals: [code] });
    await send({ type: 'payment.card.changed', field: 'card.securityCode' });
    expect(form().trouble).toBeNull();
  });

  it('tries again with the same button when the connection was lost', async () => {
    const { script, send, form } = start();
    await send({ type: 'payment.submitted' });
    await script.fail('tokeniseCard');
    expect(form().trouble).toEqual({ kind: 'connection' });
    await send({ type: 'payment.submitted' });
    expect(form()).toMatchObject({ trouble: null, isPending: true });
  });

  it('by another method needs no card', async () => {
    const { actor, script, send } = start();
    await send({ type: 'payment.method.chosen', method: 'ELECTRONIC_QUOTE' });
    await send({ type: 'payment.submitted' });
    expect(actor.getSnapshot().output).toEqual({ method: 'ELECTRONIC_QUOTE', card: null });
    expect(script.asked('tokeniseCard')).toEqual([]);
  });

  it('by a method that is not offered is not possible', async () => {
    const { send, form } = start();
    await send({ type: 'payment.method.chosen', method: 'KLARNA' });
    expect(form().method).toBe('CREDIT_CARD');
  });

  it('goes on with the card given before, or with another', async () => {
    const chosen = { method: 'CREDIT_CARD', card: exampleCard };
    const keeping = start({ chosen });
    await keeping.send({ type: 'payment.submitted' });
    expect(keeping.actor.getSnapshot().output).toEqual(chosen);

    const replacing = start({ chosen });
    await replacing.send({ type: 'payment.card.replaced' });
    expect(replacing.form().card).toBeNull();
    await replacing.send({ type: 'payment.submitted' });
    expect(replacing.script.asked('tokeniseCard')).toHaveLength(1);
  });

  it('begins anew when the method chosen before is no longer offered', () => {
    const { form } = start({ chosen: { method: 'KLARNA', card: null } });
    expect(form().method).toBe('CREDIT_CARD');
  });
});
