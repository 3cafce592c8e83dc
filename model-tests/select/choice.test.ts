import { describe, expect, it } from 'vitest';
import { readChart } from '../chart/read-chart.ts';
import { UsageError } from '../command-line.ts';
import { generatePaths } from '../cover/path-suite.ts';
import { exploreMachine } from '../explore/explored-machine.ts';
import { diamond, twoWaysRound } from '../small-machines.fixture.ts';
import { chosenPaths, type PlaceChoice } from './place-choice.ts';
import { scenarioFor } from './purchase-choice.ts';
import { shortestPathPassing } from './shortest-path.ts';

const entry = { id: 'diamond', kind: 'flow', title: 'Diamond', machine: diamond.machine } as const;
const explored = exploreMachine(entry, diamond.scenario);

const anywhere: PlaceChoice = { from: null, through: null, to: null };
const suiteOf = (choice: Partial<PlaceChoice>) =>
  generatePaths(explored, {
    cover: 'transitions',
    maxSteps: 9,
    seed: 1,
    choose: (paths) =>
      chosenPaths(readChart(entry), paths, { ...anywhere, ...choice }, (requested) =>
        shortestPathPassing(explored, requested, 9),
      ),
  }).suite;

const statesOf = (choice: Partial<PlaceChoice>) =>
  suiteOf(choice).paths.map(({ state, steps }) => [state, ...steps.map((step) => step.state)].join(' '));

describe('the choice of states', () => {
  it('leaves the paths that pass them', () => {
    expect(statesOf({}).toSorted()).toEqual(['a b d', 'a c d']);
    expect(statesOf({ through: 'c' })).toEqual(['a c d']);
    expect(statesOf({ from: 'b', to: 'd' })).toEqual(['a b d']);
  });

  it('ends a path where it should lead to', () => {
    expect(statesOf({ to: 'b' })).toEqual(['a b']);
    expect(statesOf({ to: 'a' })).toEqual(['a']);
  });

  it('counts only what the chosen paths cover', () => {
    const { coverage, tooFar } = suiteOf({ through: 'c' });
    expect(coverage.transitions).toEqual({ covered: 2, total: 4 });
    expect(tooFar).toEqual([]);
  });

  it.each<[Partial<PlaceChoice>, RegExp]>([
    [{ to: 'e' }, /^Unknown state "e"\..* Known states: a, b, c, d\.$/],
    [{ from: 'b', to: 'c' }, /^Nothing was found that passes b, then c\./],
  ])('refuses %j', (choice, sentence) => {
    expect(() => statesOf(choice)).toThrow(UsageError);
    expect(() => statesOf(choice)).toThrow(sentence);
  });
});

describe('states that no path of the suite passes in this order', () => {
  const round = { id: 'round', kind: 'flow', title: 'Round', machine: twoWaysRound.machine } as const;
  const exploredRound = exploreMachine(round, twoWaysRound.scenario);
  const roundPaths = (from: string, to: string, maxSteps: number) =>
    generatePaths(exploredRound, {
      cover: 'transitions',
      maxSteps,
      seed: 1,
      choose: (paths) =>
        chosenPaths(readChart(round), paths, { from, through: null, to }, (requested) =>
          shortestPathPassing(exploredRound, requested, maxSteps),
        ),
    }).suite.paths.map(({ state, steps }) => [state, ...steps.map((step) => step.state)].join(' '));

  it('are passed on the shortest path', () => {
    expect(roundPaths('b', 'c', 9)).toEqual(['a b d a c']);
    expect(roundPaths('c', 'b', 9)).toEqual(['a c d a b']);
  });

  it('are refused if it has too many steps', () => {
    expect(() => roundPaths('c', 'b', 3)).toThrow(
      /^Nothing was found that passes c, then b\. Try more steps\.$/,
    );
  });
});

describe('the choice of a buyer', () => {
  const choice = { country: 'DE', bundle: 'TEAM_UPGRADE', role: 'ADMIN' };

  it('leaves the inputs of one purchase', () => {
    const { inputs, ways } = scenarioFor('checkout', choice);
    const names = Object.keys(inputs);
    expect(ways).toEqual([]);
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !name.startsWith('DE TEAM_UPGRADE ADMIN '))).toEqual([]);
  });

  it.each([
    ['checkout', { ...choice, country: 'XX' }, /^Unknown country "XX"/],
    [
      'checkout',
      { ...choice, bundle: 'TEAM_UPGRAD' },
      /^Unknown bundle "TEAM_UPGRAD"\. Did you mean "TEAM_UPGRADE"/,
    ],
    ['checkout', { ...choice, role: 'OWNER' }, /^Unknown role "OWNER"\..*Known: ANONYMOUS, MEMBER, ADMIN\.$/],
    ['order', choice, /^Nothing in "order" depends on country, bundle or role of a purchase\.$/],
  ])('refuses %s %j', (flow, refused, sentence) => {
    expect(() => scenarioFor(flow, refused)).toThrow(sentence);
  });
});

describe('a suite', () => {
  it('covers several kinds of aims at once', () => {
    const { also, coverage } = generatePaths(explored, {
      cover: 'states',
      also: ['pairs'],
      maxSteps: 9,
      seed: 1,
    }).suite;
    expect(also).toEqual(['pairs']);
    expect(coverage.states.covered).toBe(coverage.states.total);
    expect(coverage.pairs.covered).toBe(coverage.pairs.total);
  });

  it('has no more paths for more seeds', () => {
    const count = (seeds: number) =>
      generatePaths(explored, { cover: 'pairs', maxSteps: 9, seed: 1, seeds }).paths.length;
    expect(count(4)).toBeLessThanOrEqual(count(1));
  });
});
