import { type RegisteredMachine, registry } from '../../machines/registry.ts';
import { exploreMachine } from '../explore/explored-machine.ts';
import { countText } from '../words/count-text.ts';
import type { Baseline } from './accepted-path.types.ts';
import { readBaseline, writeBaseline } from './baseline-files.ts';
import { textOfBaseline } from './baseline-text.ts';
import { compareFlow } from './compare.ts';
import { newBaseline } from './new-baseline.ts';
import { scenarioOf } from './scenario-of.ts';

const differs = (entry: RegisteredMachine): boolean => {
  const { differences, untaken } = compareFlow(entry);
  return readBaseline(entry.id) === null || differences.length + untaken.length > 0;
};

/** How many paths came, went and changed, in a sentence. */
export function acceptedInWords(flow: string, before: Baseline | null, now: Baseline): string {
  const texts = ({ paths }: Baseline) =>
    new Map(paths.map((path) => [path.id, textOfBaseline({ ...now, paths: [path] })]));
  const [was, is] = [before === null ? new Map<string, string>() : texts(before), texts(now)];
  const added = [...is.keys()].filter((id) => !was.has(id)).length;
  const removed = [...was.keys()].filter((id) => !is.has(id)).length;
  const changed = [...is].filter(([id, text]) => was.has(id) && was.get(id) !== text).length;
  return `${flow}: ${countText(added, 'path')} came, ${removed} went, ${changed} changed, ${is.size - added - changed} stayed.`;
}

function accept(entry: RegisteredMachine): string {
  const before = readBaseline(entry.id);
  const now = newBaseline(exploreMachine(entry, scenarioOf(entry)), before);
  writeBaseline(now);
  return acceptedInWords(entry.id, before, now);
}

/** Accepts the paths of a flow, or of every flow that differs, and says for each what changed in its file. */
export function* acceptPaths(flow: string | null): Generator<string> {
  const chosen = registry.filter((entry) => (flow === null ? differs(entry) : entry.id === flow));
  if (chosen.length === 0) yield 'Every flow is as it was accepted.';
  for (const entry of chosen) yield accept(entry);
}
