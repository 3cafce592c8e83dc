import { describe } from 'vitest';
import { describeMachine } from './described-machine.fixture.ts';
import { largest, played } from './registry.fixture.ts';

describe.each(played.filter((machine) => machine !== largest))('$title', (machine) => {
  describeMachine(machine);
});
