import { createActor, setup, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { settle } from '../testing/index.ts';
import {
  createTrail,
  deadlineActor,
  hasShape,
  isNumber,
  isString,
  portActors,
  reactionToRefusals,
  readSnapshot,
  refusalsOf,
  stateValueText,
  stepTable,
  storedSnapshot,
  troubleOfRejection,
  unprovidedDeadline,
  UnprovidedPortError,
  unprovidedPorts,
  withoutFieldTrouble,
} from './index.ts';

interface EchoPorts {
  echo(input: { word: string }): Promise<string>;
}

/** The function that xstate calls when the actor of a port starts. */
interface Asking {
  readonly config: (asked: {
    readonly input: { word: string };
    readonly signal: AbortSignal;
  }) => Promise<string>;
}

describe('a port', () => {
  it('asks what it was given', async () => {
    const { echo } = portActors<EchoPorts>({ echo: async ({ word }) => `${word}, ${word}` }, ['echo']);
    const actor = createActor(echo, { input: { word: 'hello' } });
    actor.start();
    await settle();
    expect(actor.getSnapshot().output).toBe('hello, hello');
  });

  it('asks nothing for an actor that was stopped before it did, and says nothing that one started in its place could hear', async () => {
    const asked: unknown[] = [];
    const ports = { echo: async (input: { word: string }) => String(asked.push(input)) };
    const { config } = portActors<EchoPorts>(ports, ['echo']).echo as unknown as Asking;
    const stopped = { input: { word: 'hello' }, signal: AbortSignal.abort() };
    const said: unknown[] = [];
    config(stopped).then(
      (answer) => said.push(answer),
      (error: unknown) => said.push(error),
    );
    await settle();
    expect([asked, said]).toEqual([[], []]);
  });

  it('that nobody provided says its name', async () => {
    const actor = createActor(unprovidedPorts<EchoPorts>(['echo']).echo, { input: { word: 'hello' } });
    actor.subscribe({ error: () => undefined });
    actor.start();
    await settle();
    expect(actor.getSnapshot().error).toEqual(new UnprovidedPortError('echo'));
    expect(() => troubleOfRejection(actor.getSnapshot().error)).toThrow('Nobody provided the port "echo".');
  });
});

describe('a deadline', () => {
  const start = (clock: SimulatedClock, snapshot?: unknown) => {
    const actor = createActor(deadlineActor(clock), {
      input: { milliseconds: 1_000 },
      ...(snapshot === undefined ? {} : { snapshot: snapshot as never }),
    });
    actor.start();
    return actor;
  };

  it('is reached at its time', () => {
    const clock = new SimulatedClock();
    const actor = start(clock);
    clock.increment(999);
    expect(actor.getSnapshot().status).toBe('active');
    clock.increment(1);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('keeps its time over a reload, and is reached at once when that has passed', () => {
    const clock = new SimulatedClock();
    const first = start(clock);
    clock.increment(600);
    const stored: unknown = JSON.parse(JSON.stringify(first.getPersistedSnapshot()));
    first.stop();
    const second = start(clock, stored);
    clock.increment(400);
    expect(second.getSnapshot().status).toBe('done');
    const third = start(clock, stored);
    clock.increment(0);
    expect(third.getSnapshot().status).toBe('done');
  });

  it('that was stopped is never reached', () => {
    const clock = new SimulatedClock();
    const actor = start(clock);
    actor.stop();
    clock.increment(2_000);
    expect(actor.getSnapshot().status).toBe('stopped');
  });

  it('without a clock fails loudly', () => {
    const actor = createActor(unprovidedDeadline, { input: { milliseconds: 1 } });
    actor.subscribe({ error: () => undefined });
    actor.start();
    expect(actor.getSnapshot().error).toEqual(new UnprovidedPortError('deadline'));
  });
});

describe('steps and URLs', () => {
  const steps = stepTable({ first: 'one', second: 'two' });

  it('find each other', () => {
    expect(steps.ids).toEqual(['first', 'second']);
    expect(steps.segmentOf('second')).toBe('two');
    expect(steps.stepAt('two')).toBe('second');
  });

  it.each([null, undefined, '', 'three', '__proto__', 'constructor'])(
    'a segment %s is no step',
    (segment) => {
      expect(steps.stepAt(segment)).toBeNull();
    },
  );
});

describe('a stored snapshot', () => {
  const reading = {
    machineId: 'cart',
    version: 2,
    migrate: (snapshot: unknown, fromVersion: number) =>
      fromVersion === 1 ? { count: Number(snapshot) } : null,
    validate: (snapshot: unknown): snapshot is { count: number } => hasShape({ count: isNumber })(snapshot),
  };

  it('is read by the machine and version that wrote it', () => {
    expect(readSnapshot(storedSnapshot('cart', 2, { count: 1 }), reading)).toEqual({ count: 1 });
  });

  it('of an older version is lifted', () => {
    expect(readSnapshot(storedSnapshot('cart', 1, '7'), reading)).toEqual({ count: 7 });
  });

  it.each([
    null,
    'rubbish',
    [],
    {},
    storedSnapshot('checkout', 2, { count: 1 }),
    storedSnapshot('cart', 3, { count: 1 }),
    storedSnapshot('cart', 2, { count: 'one' }),
    storedSnapshot('cart', 2, { count: Number.NaN }),
    { machineId: 'cart', version: '2', snapshot: { count: 1 } },
    JSON.parse('{"machineId":"cart","version":2,"snapshot":{"count":1,"__proto__":{"count":2}}}') as unknown,
    JSON.parse('{"machineId":"cart","version":2,"snapshot":{"count":1,"constructor":1}}') as unknown,
    JSON.parse(`{"machineId":"cart","version":2,"snapshot":${'['.repeat(90)}${']'.repeat(90)}}`) as unknown,
  ])('that is not one is null: %o', (stored) => {
    expect(readSnapshot(stored, reading)).toBeNull();
  });

  it('without a field has no shape, even when every object would answer to its name', () => {
    expect(hasShape({ toString: isString })({})).toBe(false);
  });
});

describe('the text of a state', () => {
  const flat = setup({}).createMachine({ id: 'flat', initial: 'a', states: { a: {}, b: {} } });
  const deep = setup({}).createMachine({
    id: 'deep',
    type: 'parallel',
    states: {
      step: {
        initial: 'shipping',
        states: { shipping: { initial: 'address', states: { address: {} } }, done: {} },
      },
      voucher: { initial: 'idle', states: { idle: {} } },
    },
  });

  it('is the machine’s own value, regions joined by a comma in the order of the chart', () => {
    expect(stateValueText({ machine: flat, value: 'b' })).toBe('b');
    const value = { voucher: 'idle', step: { shipping: 'address' } };
    expect(stateValueText({ machine: deep, value })).toBe('shipping.address,voucher.idle');
  });
});

describe('the trail of an error', () => {
  it('keeps the last states and events under the name of the flow, and nothing that was typed', () => {
    const machine = setup({
      types: { events: {} as { type: 'typed'; value: string } | { type: 'left' } },
    }).createMachine({
      id: 'form',
      initial: 'editing',
      states: { editing: { on: { typed: {}, left: 'done' } }, done: {} },
    });
    const trail = createTrail(3);
    const actor = createActor(machine, { inspect: trail.inspect });
    actor.start();
    for (const value of ['s', 'se', 'sec', 'secret']) actor.send({ type: 'typed', value });
    actor.send({ type: 'left' });
    expect(trail.entries()).toEqual([
      { actor: 'form', event: 'typed', state: 'editing' },
      { actor: 'form', event: 'typed', state: 'editing' },
      { actor: 'form', event: 'left', state: 'done' },
    ]);
  });
});

describe('refusals', () => {
  const refusal = (code: 'CARD_DECLINED' | 'INVALID', field: string | null = null) => ({
    code,
    field,
    reason: null,
    most: null,
  });

  it('lead where the table of reactions says for the first of them, and without any to the error screen', () => {
    expect(reactionToRefusals([refusal('CARD_DECLINED'), refusal('INVALID')]).target).toBe('payment');
    expect(reactionToRefusals([]).target).toBe('error');
  });

  it('of a field are gone when it is changed; a lost connection is not', () => {
    const trouble = {
      kind: 'refused',
      refusals: [refusal('INVALID', 'city'), refusal('INVALID', 'phone')],
    } as const;
    expect(refusalsOf(withoutFieldTrouble(trouble, 'city'))).toEqual([refusal('INVALID', 'phone')]);
    expect(withoutFieldTrouble(withoutFieldTrouble(trouble, 'city'), 'phone')).toBeNull();
    expect(withoutFieldTrouble({ kind: 'connection' }, 'city')).toEqual({ kind: 'connection' });
    expect(withoutFieldTrouble(null, 'city')).toBeNull();
  });
});
