import { statesIn } from '../../model-tests/chart/read-chart.ts';
import type { Chart } from '../../model-tests/chart/chart.types.ts';
import { machinesOfServices } from '../../model-tests/words/dictionary.ts';

/**
 * The ID of the machine whose states an entry of a trail names. A contained machine is recorded by its name in the flow,
 * and its states have texts of their own.
 */
export function machineOfActor({ id, root }: Chart, actor: string): string {
  if (actor === id) return id;
  const invoke = statesIn(root)
    .flatMap(({ invokes }) => invokes)
    .find((candidate) => candidate.id === actor);
  return machinesOfServices[invoke?.src ?? actor] ?? actor;
}
