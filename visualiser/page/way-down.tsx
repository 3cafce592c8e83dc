import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';

interface WayDownProps {
  readonly index: ChartIndex;
  /** The state whose children are shown. */
  readonly focus: ChartState;
  readonly hashOfState: (id: string) => string;
}

/** Breadcrumbs from the whole machine to the focused state. */
export function WayDown({ index, focus, hashOfState }: WayDownProps) {
  return (
    <nav aria-label="Where this is">
      <ol>
        {index.lineage(focus.id).map((state) => (
          <li key={state.id}>
            <a href={hashOfState(state.id)} aria-current={state.id === focus.id ? 'page' : undefined}>
              {index.titleOf(state)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
