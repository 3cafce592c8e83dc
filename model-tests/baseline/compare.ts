import type { RegisteredMachine } from '../../machines/registry.ts';
import type { Scenario } from '../../machines/testing/index.ts';
import { readChart, transitionsIn } from '../chart/read-chart.ts';
import { simulate } from '../explore/simulation.ts';
import { aimInWords } from '../words/aim-in-words.ts';
import { countText } from '../words/count-text.ts';
import type { Baseline } from './accepted-path.types.ts';
import { readBaseline } from './baseline-files.ts';
import { brokenPathOf, type Difference, differencesIn } from './broken-path.ts';
import { pathNow } from './path-now.ts';
import { observeMachine } from './observe.ts';
import { scenarioOf } from './scenario-of.ts';

/** How a chart and its accepted paths differ. */
export interface Comparison {
  readonly differences: readonly Difference[];
  /** The transitions that no accepted path takes. */
  readonly untaken: readonly string[];
}

/** Plays the accepted paths on the chart as it is now. */
function compareWithAccepted(
  { id, machine }: RegisteredMachine,
  scenario: Scenario,
  { paths }: Baseline,
): readonly Difference[] {
  const played = observeMachine(machine, scenario);
  return differencesIn(paths.flatMap((path) => brokenPathOf(id, played, path) ?? []));
}

/** The transitions of the chart that no accepted path takes. */
function untakenIn(entry: RegisteredMachine, scenario: Scenario, { paths }: Baseline): readonly string[] {
  const simulation = simulate(entry.machine, scenario);
  const walked = paths.flatMap((path) => pathNow(simulation, path) ?? []);
  const taken = new Set(
    walked
      .flatMap(({ beginning, steps }) => [beginning, ...steps.map(({ move }) => move)])
      .flatMap((move) => move.taken),
  );
  return transitionsIn(readChart(entry))
    .map(({ id }) => id)
    .filter((id) => !taken.has(id));
}

/** Also for a flow without accepted paths, whose transitions are all untaken then. */
export const comparisonOf = (
  entry: RegisteredMachine,
  scenario: Scenario,
  baseline: Baseline,
): Comparison => ({
  differences: compareWithAccepted(entry, scenario, baseline),
  untaken: untakenIn(entry, scenario, baseline),
});

/** A comparison of one machine, as data. */
export interface FlowComparison extends Comparison {
  readonly flow: string;
}

/** Compares a registered machine with its accepted paths. */
export function compareFlow(entry: RegisteredMachine): FlowComparison {
  const { id: flow, title } = entry;
  const baseline = readBaseline(flow) ?? { flow, title, paths: [] };
  return { flow, ...comparisonOf(entry, scenarioOf(entry), baseline) };
}

/** The most differences that are listed; the others follow from the same change more often than not. */
const mostListed = 20;

/** What differs, in sentences, with the command that accepts it; empty if nothing does. */
export function comparisonInWords(flow: string, { differences, untaken }: Comparison): string {
  const more = differences.length - mostListed;
  const lines = [
    ...differences
      .slice(0, mostListed)
      .map(
        ({ sentence, paths }) =>
          `${sentence} (${countText(paths.length, 'path')}: ${paths.slice(0, 3).join(', ')})`,
      ),
    ...(more > 0 ? [`${countText(more, 'more difference')}.`] : []),
    ...untaken.map((id) => `No accepted path takes: ${aimInWords(flow, id)} [${id}]`),
  ];
  if (lines.length === 0) return '';
  return [...lines, `If this is intended: npm run paths -- ${flow} --accept`].join('\n');
}
