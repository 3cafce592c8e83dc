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
  it('is called with its input', async () => {
    const { echo } = portActors<EchoPorts>({ echo: async ({ word }) => `${word}, ${word}` }, ['echo']);
    const actor = createActor(echo, { input: { word: 'hello' } });
    actor.start();
    await settle();
    expect(actor.getSnapshot().output).toBe('hello, hello');
  });

  it('is not called for an actor that was stopped first, and never settles for its successor', async () => {
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

  it('without an implementation fails with its name', async () => {
    const actor = createActor(unprovidedPorts<EchoPorts>(['echo']).echo, { input: { word: 'hello' } });
    actor.subscribe({ error: () => undefined });
    actor.start();
    await settle();
    expect(actor.getSnapshot().error).toEqual(new UnprovidedPortError('echo'));
    expect(() => troubleOfRejection(actor.getSnapshot().error)).toThrow(
      'No implementation was given for the port "echo".',
    );
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

  it('keeps its time across a reload, and is reached immediately if that has passed', () => {
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

  it('is never reached after it was stopped', () => {
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

  it('map to each other', () => {
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

  it('is accepted by the machine and version that wrote it', () => {
    expect(readSnapshot(storedSnapshot('cart', 2, { count: 1 }), reading)).toEqual({ count: 1 });
  });

  it('of an older version is migrated', () => {
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

  it('without a field does not match, even if every object inherits that name', () => {
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

  it('is the machine’s value, with regions joined by commas in chart order', () => {
    expect(stateValueText({ machine: flat, value: 'b' })).toBe('b');
    const value = { voucher: 'idle', step: { shipping: 'address' } };
    expect(stateValueText({ machine: deep, value })).toBe('shipping.address,voucher.idle');
  });
});

describe('the trail of an error', () => {
  const machine = setup({
    types: { events: {} as { type: 'typed'; value: string } | { type: 'left' } | { type: 'returned' } },
  }).createMachine({
    id: 'form',
    initial: 'editing',
    states: { editing: { on: { typed: {}, left: 'done' } }, done: { on: { returned: 'editing' } } },
  });
  const entry = (event: string, state: string) => ({ actor: 'form', event, state });

  it('contains states and events under the name of the flow, keystrokes once, and no typed values', () => {
    const trail = createTrail();
    const actor = createActor(machine, { inspect: trail.inspect });
    actor.start();
    for (const value of ['s', 'se', 'sec', 'secret']) actor.send({ type: 'typed', value });
    actor.send({ type: 'left' });
    expect(trail.entries()).toEqual([
      entry('xstate.init', 'editing'),
      entry('typed', 'editing'),
      entry('left', 'done'),
    ]);
  });

  it('keeps the beginning and the end of what is too long', () => {
    const trail = createTrail(4, 2);
    const actor = createActor(machine, { inspect: trail.inspect });
    actor.start();
    for (const type of ['left', 'returned', 'typed', 'left', 'returned', 'left'] as const)
      actor.send(type === 'typed' ? { type, value: 's' } : { type });
    expect(trail.entries()).toEqual([
      entry('xstate.init', 'editing'),
      entry('left', 'done'),
      entry('returned', 'editing'),
      entry('left', 'done'),
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

  it('lead to the target of the first one, or to the error screen if there are none', () => {
    expect(reactionToRefusals([refusal('CARD_DECLINED'), refusal('INVALID')]).target).toBe('payment');
    expect(reactionToRefusals([]).target).toBe('error');
  });

  it('of a field are dropped when it changes; a lost connection is not', () => {
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
