import type { PathCoverage } from '../book/book.types.ts';

interface CoveragePanelProps {
  readonly coverage: PathCoverage;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** What the path tests of the machine walk, in numbers and, where asked for, on the drawing. */
export function CoveragePanel({ coverage, isShown, onShow }: CoveragePanelProps) {
  return (
    <section className="panel" aria-labelledby="coverage-title">
      <h2 id="coverage-title">Path tests</h2>
      {coverage.summary.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <label className="choice">
        <input type="checkbox" checked={isShown} onChange={({ target }) => onShow(target.checked)} />
        Show on the drawing
      </label>
    </section>
  );
}
