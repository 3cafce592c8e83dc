import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { titleOf } from '../../model-tests/words/words.ts';

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
        {index.lineage(focus.id).map(({ id, path, key }) => (
          <li key={id}>
            <a href={hashOfState(id)} aria-current={id === focus.id ? 'page' : undefined}>
              {path.length === 0 ? index.chart.title : titleOf(key)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
