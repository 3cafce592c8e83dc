import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';

interface BreadcrumbsProps {
  readonly index: ChartIndex;
  /** The state whose children are shown. */
  readonly focus: ChartState;
  readonly hashOfState: (id: string) => string;
}

/** Breadcrumbs from the whole machine to the focused state. */
export function Breadcrumbs({ index, focus, hashOfState }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs">
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
