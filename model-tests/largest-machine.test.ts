import { describe, expect, it } from 'vitest';
import { describeMachine } from './described-machine.fixture.ts';
import { isProved, largest, proofs } from './registry.fixture.ts';

const machines = [largest];

describe.each(machines.filter((machine) => !isProved(machine)))('$title', (machine) => {
  describeMachine(machine);
});

it.each(machines.filter(isProved))('$title is as it was when it was proved', ({ id }) => {
  expect(proofs.has(id)).toBe(true);
});
