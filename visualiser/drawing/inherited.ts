import type { ChartState, ChartTransition } from '../../model-tests/chart/chart.types.ts';
import type { ChartIndex } from './chart-index.ts';

/** Whether a transition takes every event of another one's descriptor: `step.*` takes `step.submitted`. */
const takes = (descriptor: string, event: string): boolean =>
  descriptor === event ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && event.startsWith(descriptor.slice(0, -1)));

/** Events are tried from the inside out, and conditions in order; without a condition, nothing after it is tried. */
const isTakenBefore = (transition: ChartTransition, nearer: readonly ChartTransition[]): boolean =>
  nearer.some(({ guard, event }) => guard === null && event !== '' && takes(event, transition.event));

/**
 * The transitions of the states around a state that are possible in it: all but those whose event is always taken
 * further inside, and those without an event, which are taken on the way. Nearest first.
 */
export function inheritedBy(index: ChartIndex, state: ChartState): readonly ChartTransition[] {
  const around = index.lineage(state.id).slice(0, -1).toReversed();
  const found: ChartTransition[] = [];
  let nearer: readonly ChartTransition[] = state.transitions;
  for (const { transitions } of around) {
    found.push(...transitions.filter((way) => way.kind !== 'always' && !isTakenBefore(way, nearer)));
    nearer = [...nearer, ...transitions];
  }
  return found;
}
