import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RegisteredMachine, registry } from '../../machines/registry.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { readChart } from '../chart/read-chart.ts';
import { behaviorDifference } from './behavior-difference.ts';

/**
 * `compare-behavior.ts <folder>`: compares every machine with the one of the same name in another copy of the project,
 * and prints in one sentence how their behavior differs, or why it doesn't.
 */

interface OtherRegistry {
  readonly registry: readonly RegisteredMachine[];
}

const [folder = ''] = process.argv.slice(2);
const { registry: others } = (await import(
  pathToFileURL(join(folder, 'machines/registry.ts')).href
)) as OtherRegistry;

function difference(entry: RegisteredMachine): readonly string[] {
  const other = others.find(({ id }) => id === entry.id);
  const scenario: Scenario | undefined = scenarios[entry.id];
  if (other === undefined || scenario === undefined) return [];
  if (JSON.stringify(readChart(entry)) === JSON.stringify(readChart(other))) return [];
  return [behaviorDifference(other, entry, scenario)];
}

const sentences = registry.flatMap(difference);
process.stdout.write(`${sentences.join(' ') || 'The charts are the same.'}\n`);
