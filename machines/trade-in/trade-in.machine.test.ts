import { createActor, type Snapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { refusalOf, stateValueText } from '../flow/index.ts';
import { scriptPorts, settle } from '../testing/index.ts';
import type { TradeInLine } from '../rules/trade-in/index.ts';
import {
  creditFor,
  readTradeIn,
  registeredCreditOf,
  storeTradeIn,
  tradeInPortNames,
  type TradeInPorts,
  tradeInProblemsOf,
  tradeInWithPorts,
} from './index.ts';

const registered = {
  credit: { amount: 70_000, currency: 'USD' },
  allInCredit: null,
  voucherCode: 'TRADEIN0123456789AB',
  lastDay: '2026-12-26',
} as const;

function start(snapshot?: Snapshot<unknown>, linesOffered: readonly TradeInLine[] = ['IQ', 'IQ_PLUS']) {
  const script = scriptPorts<TradeInPorts>(tradeInPortNames);
  const actor = createActor(tradeInWithPorts(script.ports), {
    input: { country: 'US', linesOffered, flags: [] },
    ...(snapshot && { snapshot }),
  }).start();
  const submit = () => actor.send({ type: 'old-probe.submitted' });
  const type = (serialNumber: string) => actor.send({ type: 'old-probe.number.changed', serialNumber });
  return {
    actor,
    script,
    submit,
    type,
    describe: () => {
      actor.send({ type: 'old-probe.line.chosen', productLine: 'IQ_PLUS' });
      actor.send({ type: 'old-probe.condition.chosen', condition: 'WORN' });
      type('SQ2 1234 5674');
    },
    state: () => stateValueText(actor.getSnapshot()),
    send: async () => {
      submit();
      await script.answer('createTradeInKey', 'key-1');
    },
  };
}

describe('an old probe', () => {
  it('is registered under a key of its own, and the owner reads the credit', async () => {
    const { actor, script, describe: describeProbe, send, state } = start();
    describeProbe();
    expect(creditFor(actor.getSnapshot().context, 'WORN', 'USD')).toEqual({
      amount: 50_000,
      currency: 'USD',
    });
    await send();
    expect(script.asked('registerProbe')).toEqual([
      {
        country: 'US',
        productLine: 'IQ_PLUS',
        condition: 'WORN',
        serialNumber: 'SQ2 1234 5674',
        idempotencyKey: 'key-1',
      },
    ]);
    await script.answer('registerProbe', { status: 'registered', registered });
    expect([state(), registeredCreditOf(actor.getSnapshot())]).toEqual(['registered', registered]);
  });

  it('that is described incompletely shows what is missing when it is sent, and not before', () => {
    const { actor, script, describe: describeProbe, submit } = start();
    expect(tradeInProblemsOf(actor.getSnapshot())).toEqual([]);
    submit();
    expect(tradeInProblemsOf(actor.getSnapshot()).map(({ field }) => field)).toEqual([
      'productLine',
      'condition',
      'serialNumber',
    ]);
    describeProbe();
    expect([tradeInProblemsOf(actor.getSnapshot()), script.open()]).toEqual([[], []]);
  });

  it('that the shop refuses can be changed and sent again, under another key', async () => {
    const { script, describe: describeProbe, type, send, state } = start();
    describeProbe();
    await send();
    await script.answer('registerProbe', {
      status: 'refused',
      refusals: [refusalOf('OPERATION_NOT_ALLOWED', 'serialNumber', 'ALREADY_USED')],
    });
    expect(state()).toBe('describing.refused');
    type('SQ212345682');
    await send();
    expect(script.asked('createTradeInKey')).toHaveLength(2);
  });

  it('without a reply is kept, and sent again under the same key', async () => {
    const { script, describe: describeProbe, submit, send, state } = start();
    describeProbe();
    await send();
    await script.fail('registerProbe');
    expect(state()).toBe('describing.undelivered');
    submit();
    await settle();
    const [first, second] = script.asked('registerProbe');
    expect(second).toEqual(first);
  });

  it('is followed by another one', async () => {
    const { actor, script, describe: describeProbe, send, state } = start();
    describeProbe();
    await send();
    await script.answer('registerProbe', { status: 'registered', registered });
    actor.send({ type: 'another.requested' });
    expect([state(), actor.getSnapshot().context]).toMatchObject([
      'describing.editing',
      { productLine: '', condition: '', serialNumber: '', idempotencyKey: null, registered: null },
    ]);
  });
});

it('a shop that accepts no old probes says so', () => {
  expect(start(undefined, []).state()).toBe('notOffered');
});

describe('a reload', () => {
  const persistedAfter = async (walk: (flow: ReturnType<typeof start>) => unknown) => {
    const flow = start();
    await walk(flow);
    return JSON.parse(JSON.stringify(storeTradeIn(flow.actor.getPersistedSnapshot()))) as unknown;
  };

  it('while the probe is on its way sends it again under the same key', async () => {
    const stored = await persistedAfter(({ describe: describeProbe, send }) => {
      describeProbe();
      return send();
    });
    const { script, state } = start(readTradeIn(stored) ?? undefined);
    await script.answer('registerProbe', { status: 'registered', registered });
    expect([script.asked('registerProbe')[0]?.idempotencyKey, state()]).toEqual(['key-1', 'registered']);
  });

  it.each<[what: string, change: (stored: Record<string, unknown>) => unknown]>([
    ['nothing', () => null],
    ['another machine', (stored) => ({ ...stored, machineId: 'cart' })],
    ['an older version', (stored) => ({ ...stored, version: 0 })],
    [
      'an unknown state',
      (stored) => ({ ...stored, snapshot: { ...(stored['snapshot'] as object), value: 'nowhere' } }),
    ],
    ['no context', (stored) => ({ ...stored, snapshot: { ...(stored['snapshot'] as object), context: {} } })],
  ])('restores nothing from %s', async (_what, change) => {
    const stored = (await persistedAfter(({ describe: describeProbe }) => describeProbe())) as Record<
      string,
      unknown
    >;
    expect(readTradeIn(stored)).not.toBeNull();
    expect(readTradeIn(change(stored))).toBeNull();
  });
});
