import type { ChartIndex } from '../drawing/chart-index.ts';
import { happyPathStates } from '../drawing/way/happy-path-states.ts';

interface StepLinksProps {
  readonly index: ChartIndex;
  readonly hashOfState: (id: string) => string;
}

/** Links to the steps in the buyer's order, which the drawing's many lines don't show at a glance. */
export function StepLinks({ index, hashOfState }: StepLinksProps) {
  const states = happyPathStates(index.chart);
  if (states.length === 0) return null;
  // The machine itself, and the region of the steps.
  const skipped = index.chart.root.type === 'parallel' ? 2 : 1;
  return (
    <nav className="along" aria-labelledby="along">
      <span id="along">The buyer’s way</span>
      <ol>
        {states.map(({ id }) => (
          <li key={id}>
            <a href={hashOfState(id)}>{index.lineage(id).slice(skipped).map(index.titleOf).join(': ')}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
