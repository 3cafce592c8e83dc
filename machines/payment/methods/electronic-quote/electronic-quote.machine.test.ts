import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { portActors, stateValueText } from '../../../flow/index.ts';
import { exampleAddress, exampleQuoteData, scriptPorts, settle } from '../../../testing/index.ts';
import type { MethodInput } from '../method.types.ts';
import {
  type ElectronicQuoteEvent,
  electronicQuoteMachine,
  electronicQuotePortNames,
  type ElectronicQuotePorts,
} from './index.ts';

const input: MethodInput = {
  kept: null,
  billingAddress: exampleAddress,
  email: 'ada@clinic.example',
  checkoutId: 'checkout-1',
  quoteData: null,
  typed: {},
};

function start(changes: Partial<MethodInput> = {}) {
  const script = scriptPorts<ElectronicQuotePorts>(electronicQuotePortNames);
  const machine = electronicQuoteMachine.provide({
    actors: portActors(script.ports, electronicQuotePortNames),
  });
  const actor = createActor(machine, { input: { ...input, ...changes } });
  actor.start();
  return {
    actor,
    script,
    place: () => stateValueText(actor.getSnapshot()),
    shown: () => actor.getSnapshot().context,
    send: async (...events: readonly ElectronicQuoteEvent[]) => {
      for (const event of events) {
        actor.send(event);
        await settle();
      }
    },
  };
}

const submitted = { type: 'payment.submitted' } as const;
const types = (field: 'equoteOrganizationName' | 'equoteComment', value: string) =>
  ({ type: 'payment.quote.changed', field, value }) as const;
const toPaymentKnown = (name: string) =>
  ({
    type: 'payment.known',
    billingAddress: exampleAddress,
    quoteData: { ...exampleQuoteData, equoteOrganizationName: name },
    email: '',
  }) as const;

describe('asking for a quote', () => {
  it('needs only the name of the organization, which the shop may know', async () => {
    const { actor, script, send } = start({ quoteData: exampleQuoteData });
    await send(submitted);
    expect(script.asked('saveQuoteData')).toEqual([
      { checkoutId: 'checkout-1', quoteData: exampleQuoteData },
    ]);
    await script.answer('saveQuoteData', { status: 'kept' });
    expect(actor.getSnapshot().output).toEqual({ details: exampleQuoteData, token: '' });
  });

  it('says that the name is missing until it is typed', async () => {
    const { send, shown, place, script } = start();
    await send(submitted);
    expect(shown().trouble).toMatchObject({
      refusals: [{ code: 'INVALID', field: 'equoteOrganizationName', reason: 'REQUIRED' }],
    });
    await send(types('equoteOrganizationName', 'Clinic'));
    expect(shown().trouble).toBeNull();
    await send(submitted);
    expect([place(), script.asked('saveQuoteData').length]).toEqual(['saving', 1]);
  });

  it('checks lengths and characters, and keeps lines in longer texts', async () => {
    const { send, shown, script } = start({ quoteData: exampleQuoteData });
    await send(types('equoteComment', 'x'.repeat(1001)), submitted);
    expect(shown().trouble).toMatchObject({ refusals: [{ reason: 'TOO_LONG', most: 1000 }] });
    await send(types('equoteComment', 'a\u0007b'), submitted);
    expect(shown().trouble).toMatchObject({ refusals: [{ reason: 'CHARACTERS' }] });
    await send(types('equoteComment', ' one \r\ntwo\n\n'), submitted);
    expect(script.asked('saveQuoteData')).toMatchObject([{ quoteData: { equoteComment: 'one\ntwo' } }]);
  });

  it('follows the rest of the checkout until something is typed', async () => {
    const { actor, send, shown } = start({ quoteData: exampleQuoteData });
    actor.send(toPaymentKnown('Second Clinic'));
    expect(shown().entered.equoteOrganizationName).toBe('Second Clinic');
    await send(types('equoteOrganizationName', 'Mine'));
    actor.send(toPaymentKnown('Third Clinic'));
    expect(shown().entered.equoteOrganizationName).toBe('Mine');
  });

  it('keeps what was typed after a refusal and a lost connection', async () => {
    const { send, script, shown, place } = start();
    await send(types('equoteOrganizationName', 'Clinic'), submitted);
    await script.fail('saveQuoteData');
    expect([place(), shown().trouble]).toEqual(['entering', { kind: 'connection' }]);
    await send(submitted);
    const refusals = [{ code: 'INVALID', field: 'equoteComment', reason: 'CHARACTERS', most: null }] as const;
    await script.answer('saveQuoteData', { status: 'refused', refusals });
    expect(shown()).toMatchObject({
      trouble: { kind: 'refused', refusals },
      entered: { equoteOrganizationName: 'Clinic' },
    });
  });
});
