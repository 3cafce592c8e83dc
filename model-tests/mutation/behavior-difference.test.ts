import { setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chain, type SmallMachine } from '../small-machines.fixture.ts';
import { behaviorDifference } from './behavior-difference.ts';

const entryOf = (machine: SmallMachine['machine']) =>
  ({ id: 'chain', kind: 'flow', title: 'Chain', machine }) as const;

const toEntry = (states: object) =>
  entryOf(
    setup({}).createMachine({
      id: 'chain',
      initial: 'a',
      states: states as never,
    }) as unknown as SmallMachine['machine'],
  );

const differenceTo = (states: object) =>
  behaviorDifference(entryOf(chain.machine), toEntry(states), chain.scenario);

describe('the difference in behavior', () => {
  it('is none where another text means the same', () => {
    const states = {
      a: { on: { next: ['b', 'c'] } },
      b: { on: { next: { target: 'c' } } },
      c: { type: 'final' },
    };
    expect(differenceTo(states)).toBe(
      'No difference in any of the 3 situations that can occur: it changes nothing observable.',
    );
  });

  it('is where it shows first', () => {
    const states = { a: { on: { next: 'b' } }, b: { on: { next: 'a' } }, c: { type: 'final' } };
    expect(differenceTo(states)).toBe('It shows in “b” when someone sends next.');
  });

  it('is an event that is no longer heard', () => {
    expect(differenceTo({ a: {}, b: {}, c: { type: 'final' } })).toBe(
      'It shows in “a” when someone sends next.',
    );
  });
});
