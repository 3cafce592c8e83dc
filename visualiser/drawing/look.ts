import { machineWords } from '../../machines/registry.ts';
import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import { lookOf, type StateLook } from '../../model-tests/words/words.ts';

/** How a state of a machine is drawn: another machine may name a state alike and have no trouble there. */
export function lookIn(machine: string, state: ChartState): StateLook {
  const look = lookOf(state);
  if (look !== 'trouble' || machineWords[machine]?.troubles?.includes(state.id) === true) return look;
  return state.type === 'final' ? 'end' : 'plain';
}
