import { machineWords } from '../../machines/registry.ts';
import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import type { StateLook } from '../../model-tests/words/words.ts';

/** How a state of a machine is drawn: another machine may name a state alike and have no trouble there. */
export function lookIn(machine: string, { id, type }: ChartState): StateLook {
  if (machineWords[machine]?.troubles?.includes(id) === true) return 'trouble';
  return type === 'final' ? 'end' : 'plain';
}
