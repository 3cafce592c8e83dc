import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exploreMachine } from '../explore/explored-machine.ts';
import { chain } from '../small-machines.fixture.ts';
import { cachedSuite } from './cached-suite.ts';
import { generatePaths } from './path-suite.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sonde-kept-'));
  for (const room of ['machines', 'model-tests']) mkdirSync(join(root, room));
  writeFileSync(join(root, 'package-lock.json'), '{}');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const entry = { id: 'chain', kind: 'flow', title: 'Chain', machine: chain.machine } as const;
const { suite } = generatePaths(exploreMachine(entry, chain.scenario), {
  cover: 'transitions',
  maxSteps: 9,
  seed: 1,
});

it('a suite is generated again only after a change of the sources or for other options', async () => {
  let generated = 0;
  const suiteFor = (seed: number) =>
    cachedSuite(root, 'chain', { seed }, () => {
      generated += 1;
      return suite;
    });
  expect(await suiteFor(1)).toEqual(suite);
  expect(await suiteFor(1)).toEqual(suite);
  expect(generated).toBe(1);
  await suiteFor(2);
  expect(generated).toBe(2);
  writeFileSync(join(root, 'machines/chain.machine.ts'), 'changed');
  await suiteFor(2);
  expect(generated).toBe(3);
});
