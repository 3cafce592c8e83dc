import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { BusyError, stateValueText } from '../flow/index.ts';
import { scriptPorts, settle } from '../testing/index.ts';
import {
  isProving,
  orderAccessFailureOf,
  orderAccessPortNames,
  type OrderAccessPorts,
  orderAccessWithPorts,
  orderEmailProblemOf,
} from './index.ts';

function start(hasProof = false) {
  const script = scriptPorts<OrderAccessPorts>(orderAccessPortNames);
  const actor = createActor(orderAccessWithPorts(script.ports), { input: { hasProof } }).start();
  return {
    actor,
    script,
    send: actor.send.bind(actor),
    state: () => stateValueText(actor.getSnapshot()),
    failure: () => orderAccessFailureOf(actor.getSnapshot()),
  };
}

const granted = { status: 'granted', accessKey: 'key' } as const;

describe('the link of an order', () => {
  it('asks for the address if the browser has no proof, without a request to the shop', async () => {
    const { script, state } = start();
    await settle();
    expect([state(), script.open()]).toEqual(['asking.typing', []]);
  });

  it('is opened immediately in the browser that placed the order, and for its signed-in owner', async () => {
    const { actor, script, state } = start(true);
    expect(isProving(actor.getSnapshot())).toBe(true);
    await script.answer('proveOrder', granted);
    await settle();
    expect([state(), script.asked('showOrder')]).toEqual(['showing', [{ accessKey: 'key' }]]);
    await script.answer('showOrder', undefined);
    expect(state()).toBe('shown');
  });

  it('asks another signed-in person, without an error', async () => {
    const { script, state, failure } = start(true);
    await script.answer('proveOrder', { status: 'refused' });
    expect([state(), failure()]).toEqual(['asking.typing', null]);
  });

  it('asks for the address if the shop did not respond', async () => {
    const { script, state } = start(true);
    await script.fail('proveOrder');
    expect(state()).toBe('asking.typing');
  });

  it('is opened by the right address, and not by another', async () => {
    const { script, send, state, failure } = start();
    send({ type: 'email.changed', email: 'other@clinic.example' });
    send({ type: 'email.submitted' });
    await script.answer('checkEmailOfOrder', { status: 'refused' });
    expect(failure()).toBe('refused');
    send({ type: 'email.changed', email: 'ada@clinic.example' });
    expect(failure()).toBeNull();
    send({ type: 'email.submitted' });
    await script.answer('checkEmailOfOrder', granted);
    await settle();
    expect([state(), script.asked('checkEmailOfOrder')]).toEqual([
      'showing',
      [{ email: 'other@clinic.example' }, { email: 'ada@clinic.example' }],
    ]);
  });

  it.each([
    ['', 'required'],
    ['ada@', 'format'],
  ])('sends no request for %j, which is no address', async (email, problem) => {
    const { actor, script, send } = start();
    send({ type: 'email.changed', email });
    send({ type: 'email.submitted' });
    await settle();
    expect([orderEmailProblemOf(actor.getSnapshot()), script.open()]).toEqual([problem, []]);
  });

  it('says that there were too many attempts, and keeps what was typed', async () => {
    const { actor, script, send, failure } = start();
    send({ type: 'email.changed', email: 'ada@clinic.example' });
    send({ type: 'email.submitted' });
    await script.answer('checkEmailOfOrder', { status: 'limited' });
    expect([failure(), actor.getSnapshot().context.email]).toEqual(['limited', 'ada@clinic.example']);
  });

  it('is retried after the shop did not respond', async () => {
    const { actor, script, send, failure, state } = start();
    send({ type: 'email.changed', email: 'ada@clinic.example' });
    send({ type: 'email.submitted' });
    await script.fail('checkEmailOfOrder', new BusyError(7));
    expect([failure(), actor.getSnapshot().context.trouble]).toEqual([
      'unanswered',
      { kind: 'busy', retryAfterSeconds: 7 },
    ]);
    send({ type: 'email.submitted' });
    await script.answer('checkEmailOfOrder', granted);
    await script.fail('showOrder');
    expect(state()).toBe('asking.unanswered');
  });

  it('is opened when its buyer signs in in another tab', async () => {
    const { script, send, state } = start();
    send({ type: 'session.startedInOtherTab' });
    await script.answer('proveOrder', granted);
    expect(state()).toBe('showing');
  });
});
