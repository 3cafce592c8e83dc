import { titleOf } from '../../model-tests/words/words.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { buyersWay } from './buyers-way.ts';

interface WayAlongProps {
  readonly index: ChartIndex;
  readonly hashOfState: (id: string) => string;
}

/** The steps in the buyer's order, which the lines of the drawing, with all that can go wrong, do not show at a glance. */
export function WayAlong({ index, hashOfState }: WayAlongProps) {
  const states = buyersWay(index.chart);
  if (states.length === 0) return null;
  return (
    <nav className="along" aria-labelledby="along">
      <span id="along">The buyer’s way</span>
      <ol>
        {states.map(({ id, path }) => (
          <li key={id}>
            <a href={hashOfState(id)}>{path.slice(1).map(titleOf).join(': ')}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
