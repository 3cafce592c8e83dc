import type { PathCoverage } from '../book/book.types.ts';

interface CoveragePanelProps {
  readonly coverage: PathCoverage;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** The coverage of the machine's path tests in numbers, with details on demand and optionally on the drawing. */
export function CoveragePanel({ coverage, isShown, onShow }: CoveragePanelProps) {
  const [count, ...rest] = coverage.summary;
  return (
    <section className="panel" aria-labelledby="coverage-title">
      <h2 id="coverage-title">Path tests</h2>
      <p>{count}</p>
      <details>
        <summary>What the paths cover, and what they don’t</summary>
        {rest.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </details>
      <label className="choice">
        <input type="checkbox" checked={isShown} onChange={({ target }) => onShow(target.checked)} />
        Show on the drawing
      </label>
    </section>
  );
}
