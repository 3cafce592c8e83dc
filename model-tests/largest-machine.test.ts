import { describe } from 'vitest';
import { describeMachine } from './described-machine.fixture.ts';
import { largest } from './registry.fixture.ts';

describe.each([largest])('$title', (machine) => {
  describeMachine(machine);
});
