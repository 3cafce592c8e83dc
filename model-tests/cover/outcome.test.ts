import { expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import type { SmallMachine } from '../small-machines.fixture.ts';
import { exploreMachine } from '../explore/explored-machine.ts';
import { generatePaths } from './path-suite.ts';

/** A door that a draft shuts again immediately, and that ignores knocking. */
const door: SmallMachine = {
  machine: setup({
    types: { context: {} as { creaks: number } },
    actions: { forgetCreak: assign({ creaks: 1 }), keepCreak: assign({ creaks: 0 }) },
  }).createMachine({
    id: 'door',
    context: { creaks: 0 },
    initial: 'shut',
    states: {
      shut: {
        meta: { description: 'The door is shut.' },
        on: {
          push: { target: 'open', actions: 'keepCreak' },
          knock: {},
          oil: { actions: 'forgetCreak' },
          remove: 'gone',
        },
      },
      open: {
        meta: { description: 'The door is open.' },
        always: { target: 'shut', actions: 'forgetCreak' },
      },
      gone: { type: 'final', meta: { description: 'There is no door.' } },
    },
  }),
  scenario: {
    inputs: { start: { sentence: 'a door', input: undefined } },
    events: ['push', 'knock', 'oil', 'remove'].map((type) => ({ sentence: type, event: { type } })),
    services: {},
    limit: 10,
  },
};

it.each([
  ['push', 'The flow comes back to where it was; on the way it keeps creak and forgets creak.'],
  ['knock', 'The flow stays where it is, and nothing is done.'],
  ['oil', 'The flow stays where it is; it forgets creak.'],
  ['remove', 'There is no door.'],
])('after %s: %s', (when, outcome) => {
  const entry = { id: 'door', kind: 'flow', title: 'Door', machine: door.machine } as const;
  const { suite } = generatePaths(exploreMachine(entry, door.scenario), {
    cover: 'transitions',
    maxSteps: Infinity,
    seed: 1,
  });
  const steps = suite.paths.flatMap((path) => path.steps);
  expect(steps.find((step) => step.when === when)?.outcome).toBe(outcome);
});
