import type { PathCoverage } from '../book/book.types.ts';
import { statesIn, transitionsIn } from '../../model-tests/chart/read-chart.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';

interface CoveragePanelProps {
  readonly index: ChartIndex;
  readonly coverage: PathCoverage;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** What the path tests of the machine walk, in numbers and, where asked for, on the drawing. */
export function CoveragePanel({ index, coverage, isShown, onShow }: CoveragePanelProps) {
  const { paths, steps, visits } = coverage;
  const walkedOf = (ids: readonly { readonly id: string }[]) =>
    `${ids.filter(({ id }) => visits[id] !== undefined).length} of ${ids.length}`;
  return (
    <section className="panel" aria-labelledby="coverage-title">
      <h2 id="coverage-title">Path tests</h2>
      <p>
        {`${paths} paths with ${steps} steps walk ${walkedOf(statesIn(index.chart.root))} states and ${walkedOf(transitionsIn(index.chart))} transitions.`}
      </p>
      <label className="choice">
        <input type="checkbox" checked={isShown} onChange={({ target }) => onShow(target.checked)} />
        Show on the drawing
      </label>
    </section>
  );
}
