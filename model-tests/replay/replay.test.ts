import { describe, expect, it } from 'vitest';
import { generatePaths } from '../cover/path-suite.ts';
import { definitionsOf, nodesOf } from '../chart/definitions.ts';
import { exploreMachine } from '../explore/explored-machine.ts';
import { withScriptedServices } from '../explore/instrumented-machine.ts';
import type { Path } from '../cover/path.types.ts';
import { chain, question, type SmallMachine } from '../small-machines.fixture.ts';
import { asRunAddress, unpack } from '../cover/run-address.ts';
import { brokenAddressesIn } from './broken-address.ts';
import { replay } from './replay.ts';

const options = { cover: 'transitions', maxSteps: 9, seed: 1 } as const;

const breaksOf = ({ machine, scenario }: SmallMachine, paths: readonly Path[]) =>
  paths.flatMap((path) => replay(withScriptedServices(machine, scenario), scenario, path) ?? []);

describe('a replay', () => {
  const entry = { id: 'small', kind: 'flow', title: 'Small' } as const;

  it('advances time and lets services answer', () => {
    const { paths } = generatePaths(exploreMachine({ ...entry, ...question }, question.scenario), options);
    expect(breaksOf(question, paths)).toEqual([]);
  });

  it('reports the step that broke', () => {
    const { paths } = generatePaths(exploreMachine({ ...entry, ...chain }, chain.scenario), options);
    const [path] = paths;
    const misled = withScriptedServices(chain.machine, chain.scenario);
    const [first, second] = nodesOf(misled).flatMap(definitionsOf);
    if (path === undefined || first === undefined || second === undefined)
      throw new Error('The chain is broken.');
    second.definition.target = [first.definition.source];
    expect(replay(misled, chain.scenario, path)).toMatchObject({
      step: 2,
      when: 'someone sends next',
      expected: 'c (done)',
      seen: 'a (active)',
    });
  });

  it('contains the visualiser’s URL, which can be found in a report', () => {
    const { paths } = generatePaths(exploreMachine({ ...entry, ...question }, question.scenario), options);
    const doubled = paths.map((path) => ({ ...path, steps: [...path.steps.slice(0, 1), ...path.steps] }));
    const address = breaksOf(question, doubled)[0]?.address ?? '';
    const report = JSON.stringify({ testResults: [{ message: `Found:\nOn the chart: ${address}` }] });
    expect(brokenAddressesIn(report, 'question')).toEqual([address]);
    expect(brokenAddressesIn(report, 'cart')).toEqual([]);
    expect(asRunAddress(unpack(address.split('run=')[1] ?? ''))).toMatchObject({
      steps: ['ask: silent', 'ask: silent'],
      broken: { step: 2, seen: 'Error: No call of ask is waiting for an answer.' },
    });
  });

  it.each([
    ['root:x:0:0:root:/root:/bin/sh\n', null],
    ['', null],
    ['null', null],
    ['{"version":2}', null],
    ['{"testResults":[', null],
    ['{"testResults":[]}', []],
    ['{"suites":[]}', []],
  ])('in %j, which may be no report, are %j', (text, addresses) => {
    expect(brokenAddressesIn(text, 'question')).toEqual(addresses);
  });

  it('reports the step that could not be played', () => {
    const { paths } = generatePaths(exploreMachine({ ...entry, ...question }, question.scenario), options);
    const doubled = paths.map((path) => ({ ...path, steps: [...path.steps.slice(0, 1), ...path.steps] }));
    expect(breaksOf(question, doubled)).toMatchObject([
      {
        step: 2,
        when: 'the shop does not answer',
        expected: 'waiting (active)',
        seen: 'Error: No call of ask is waiting for an answer.',
      },
    ]);
  });
});
