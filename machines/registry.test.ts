import { globSync } from 'node:fs';
import { StateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { registry } from './registry.ts';

const files = globSync('**/*.machine.ts', { cwd: import.meta.dirname, exclude: ['node_modules/**'] }).sort();
const registeredMachines = registry.map(({ machine }) => machine);

describe('the registry of machines', () => {
  it.each(files)('includes the machine of %s', async (file) => {
    const exported: unknown[] = Object.values((await import(new URL(file, import.meta.url).href)) as object);
    const machines = exported.filter((value) => value instanceof StateMachine);
    expect(machines).not.toEqual([]);
    expect(machines.filter((machine) => !registeredMachines.includes(machine))).toEqual([]);
  });

  it('has every id once', () => {
    expect(new Set(registry.map(({ id }) => id)).size).toBe(registry.length);
    expect(registry.length).toBe(files.length);
  });
});
