import { stateValueText } from '../../machines/flow/index.ts';
import type { RegisteredMachine } from '../../machines/registry.ts';
import type { Scenario } from '../../machines/testing/index.ts';
import { readChart, statesIn, transitionsIn } from '../chart/read-chart.ts';
import { inputOf } from '../explore/scripted-service.ts';
import { simulate } from '../explore/simulation.ts';
import type { Move, RestingState } from '../explore/simulation.types.ts';
import { servicesIn } from '../explore/stimuli.ts';

/** What an action does to the world is not simulated, so its name stands for it. */
function actionsBy(entry: RegisteredMachine): (move: Move, before: RestingState | null) => readonly string[] {
  const chart = readChart(entry);
  const transitions = new Map(transitionsIn(chart).map(({ id, actions }) => [id, actions]));
  const states = statesIn(chart.root);
  return ({ taken, to }, before) => [
    ...taken.flatMap((id) => transitions.get(id) ?? []),
    ...states.flatMap(({ id, entry: entered, exit }) => [
      ...(to.states.includes(id) && before?.states.includes(id) !== true ? entered : []),
      ...(before?.states.includes(id) === true && !to.states.includes(id) ? exit : []),
    ]),
  ];
}

const lookOf = ({ snapshot }: RestingState): string =>
  JSON.stringify([
    snapshot.status,
    stateValueText(snapshot),
    snapshot.context,
    servicesIn(snapshot).map(([id, child]) => [
      id,
      inputOf(child),
      (child.getSnapshot() as { readonly events?: unknown }).events,
    ]),
  ]);

interface Pair {
  readonly was: RestingState;
  readonly is: RestingState;
}

/** Walks two versions of a machine side by side, and tells their first difference in one sentence, or that there is none. */
export function behaviorDifference(
  former: RegisteredMachine,
  present: RegisteredMachine,
  scenario: Scenario,
): string {
  const [wasPlayed, isPlayed] = [former, present].map(({ machine }) => simulate(machine, scenario));
  const [actionsOfFormer, actionsOfPresent] = [actionsBy(former), actionsBy(present)];
  if (wasPlayed === undefined || isPlayed === undefined) return '';
  const seen = new Set<string>();
  const pairs: Pair[] = [];
  const differ = (was: Move, is: Move, before: Pair | null): boolean => {
    const isOther =
      lookOf(was.to) !== lookOf(is.to) ||
      actionsOfFormer(was, before?.was ?? null).join() !== actionsOfPresent(is, before?.is ?? null).join();
    if (!isOther && !seen.has(was.to.key)) {
      seen.add(was.to.key);
      pairs.push({ was: was.to, is: is.to });
    }
    return isOther;
  };
  for (const input of wasPlayed.inputs)
    if (differ(wasPlayed.begin(input), isPlayed.begin(input), null))
      return `It shows: given ${scenario.inputs[input]?.sentence ?? input}.`;
  for (let at = 0; at < pairs.length && at < scenario.limit; at += 1) {
    const pair = pairs[at] as Pair;
    const offered = new Map(
      [...wasPlayed.offers(pair.was), ...isPlayed.offers(pair.is)].map((stimulus) => [
        stimulus.label,
        stimulus,
      ]),
    );
    for (const stimulus of offered.values())
      if (differ(wasPlayed.move(pair.was, stimulus), isPlayed.move(pair.is, stimulus), pair))
        return `It shows in “${stateValueText(pair.was.snapshot)}” when ${stimulus.sentence}.`;
  }
  return pairs.length > scenario.limit
    ? `No difference in the first ${scenario.limit} situations; there are more.`
    : `No difference in any of the ${pairs.length} situations that can occur: it changes nothing observable.`;
}
