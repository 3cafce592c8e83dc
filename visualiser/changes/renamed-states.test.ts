import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import type { Chart } from '../../model-tests/chart/chart.types.ts';
import { readChart, statesIn, transitionsIn } from '../../model-tests/chart/read-chart.ts';
import { inNewNames, renamedStates } from './renamed-states.ts';
import { twoVersions } from './two-versions.ts';

const lampOf = (states: object, initial = 'off') =>
  readChart({
    id: 'lamp',
    kind: 'flow',
    title: 'Lamp',
    machine: createMachine({ id: 'lamp', initial, states } as never),
  });

const before = lampOf({
  off: { on: { press: 'on' } },
  on: { description: 'It shines.', after: { 500: 'off' }, on: { press: 'off' } },
});

describe('a removed state and an added one', () => {
  it.each([
    [
      'are one with the same description',
      { off: { on: { press: 'lit' } }, lit: { description: 'It shines.', on: { turn: 'off' } } },
      [{ was: 'lamp.on', is: 'lamp.lit', key: 'lit' }],
    ],
    [
      'are one that does the same, though other words say so',
      {
        off: { on: { press: 'lit' } },
        lit: { description: 'It is bright.', after: { 500: 'off' }, on: { press: 'off' } },
      },
      [{ was: 'lamp.on', is: 'lamp.lit', key: 'lit' }],
    ],
    [
      'are two where nothing is the same',
      { off: { on: { press: 'broken' } }, broken: { description: 'It is broken.', type: 'final' } },
      [],
    ],
    [
      'are two where it could be one or the other',
      {
        off: { on: { press: 'lit' } },
        lit: { description: 'It shines.' },
        bright: { description: 'It shines.' },
      },
      [],
    ],
    ['are none where nothing changed', { off: {}, on: {} }, []],
  ])('%s', (_what, states, renamings) => {
    expect(renamedStates(before, lampOf(states))).toEqual(renamings);
  });

  it('are matched through another renamed state, and inside a renamed one', () => {
    const old = lampOf({
      off: { description: 'It is dark.', on: { press: 'on' } },
      on: { initial: 'dim', on: { press: 'off' }, states: { dim: { description: 'A little.' } } },
    });
    const present = lampOf(
      {
        dark: { description: 'It is dark.', on: { press: 'lit' } },
        lit: { initial: 'low', on: { press: 'dark' }, states: { low: { description: 'A little.' } } },
      },
      'dark',
    );
    const renamings = renamedStates(old, present);
    expect(renamings).toEqual([
      { was: 'lamp.off', is: 'lamp.dark', key: 'dark' },
      { was: 'lamp.on', is: 'lamp.lit', key: 'lit' },
      { was: 'lamp.lit.dim', is: 'lamp.lit.low', key: 'low' },
    ]);
    const placesIn = ({ root }: Chart) =>
      statesIn(root).map(({ id, path, initial }) => ({ id, path, initial }));
    const renamed = inNewNames(old, renamings);
    expect(placesIn(renamed)).toEqual(placesIn(present));
    expect(transitionsIn(renamed)).toEqual(transitionsIn(present));
    expect(statesIn(renamed.root).map(({ key }) => key)).toEqual(['lamp', 'off', 'on', 'dim']);
  });
});

describe('two versions with different names for a state', () => {
  const present = lampOf({
    off: { on: { press: 'lit' } },
    lit: {
      description: 'It shines.',
      after: { 500: 'off' },
      on: { press: { target: 'off', actions: 'click' } },
    },
  });
  const { changes, chart } = twoVersions(before, present);

  it('differ by the name and by other changes', () => {
    expect(changes).toEqual({
      states: [{ mark: 'renamed', id: 'lamp.lit', what: ['name: was “On”, is “Lit”'] }],
      transitions: [
        {
          mark: 'changed',
          id: 'lamp.lit: press → lamp.off',
          what: ['what is done: was nothing, is “click”'],
        },
      ],
    });
  });

  it('also differ by the name of a state whose ID is unchanged', () => {
    const toLamp = (name: string) =>
      lampOf({ off: { on: { press: '#on' } }, [name]: { id: 'on', description: 'It shines.' } });
    expect(twoVersions(toLamp('on'), toLamp('lit')).changes).toEqual({
      states: [{ mark: 'renamed', id: 'on', what: ['name: was “On”, is “Lit”'] }],
      transitions: [],
    });
  });

  it('are drawn with the state once', () => {
    expect(chart).toEqual(present);
  });
});
