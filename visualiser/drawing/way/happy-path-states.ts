import { statesIn } from '../../../model-tests/chart/read-chart.ts';
import type { Chart, ChartState } from '../../../model-tests/chart/chart.types.ts';

const stepOf = ({ meta }: ChartState): string | null =>
  typeof meta['step'] === 'string' ? meta['step'] : null;

/**
 * The states on the buyer's path without errors: the first state of each step in chart order, and the ends of the same
 * region. Empty for a machine without steps.
 */
export function happyPathStates({ root }: Chart): readonly ChartState[] {
  const states = statesIn(root);
  const steps = states.filter((state) => stepOf(state) !== null);
  const firsts = steps.filter(
    (state, index) => steps.findIndex((other) => stepOf(other) === stepOf(state)) === index,
  );
  const [region] = firsts[0]?.path ?? [];
  const ends = states.filter(({ type, path }) => type === 'final' && path.length === 2 && path[0] === region);
  return firsts.length < 2 ? [] : [...firsts, ...ends];
}
