import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { portActors, refusalOf, stateValueText } from '../../../flow/index.ts';
import { exampleAddress, scriptPorts, settle } from '../../../testing/index.ts';
import { sepaMachine, sepaPortNames, type SepaPorts } from './index.ts';

it('ends the check of an IBAN that the buyer changes', async () => {
  const script = scriptPorts<SepaPorts>(sepaPortNames);
  const machine = sepaMachine.provide({ actors: portActors(script.ports, sepaPortNames) });
  const input = {
    kept: null,
    billingAddress: exampleAddress,
    email: 'ada@clinic.example',
    checkoutId: 'checkout-1',
    quoteData: null,
    typed: {},
  };
  const actor = createActor(machine, { input }).start();
  actor.send({ type: 'payment.checked' });
  await settle();
  expect(script.asked('tokeniseAccount')).toEqual([null]);
  actor.send({ type: 'payment.account.changed' });
  const refusals = [refusalOf('PAYMENT_ERROR', 'account.iban', 'FORMAT')];
  await script.answer('tokeniseAccount', { status: 'refused', refusals });
  expect(stateValueText(actor.getSnapshot())).toBe('entering');
  expect(actor.getSnapshot().context.trouble).toBeNull();
});
