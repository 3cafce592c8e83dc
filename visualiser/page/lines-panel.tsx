import type { ChartTransition } from '../../model-tests/chart/chart.types.ts';
import { transitionsIn } from '../../model-tests/chart/read-chart.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import type { Drawing, PlacedEdge } from '../drawing/scene.types.ts';
import { wayInWords } from '../words/words.ts';

/** What makes a line happen in one direction: each event once. */
const eventsOf = (index: ChartIndex, ids: readonly string[]): readonly string[] => {
  const wanted = new Set(ids);
  const ways: readonly ChartTransition[] = transitionsIn(index.chart).filter(({ id }) => wanted.has(id));
  return [...new Set(ways.map(wayInWords))];
};

/** A line in words, one sentence a direction. */
export function sentencesOf(index: ChartIndex, { boxes }: Drawing, edge: PlacedEdge): readonly string[] {
  const titleOf = (id: string) => boxes.find((box) => box.id === id)?.title ?? '';
  const directions = [
    [edge.from, edge.to, edge.transitions],
    [edge.to, edge.from, edge.returns],
  ] as const;
  return directions
    .filter(([, , ids]) => ids.length > 0)
    .map(([from, to, ids]) => `${titleOf(from)} → ${titleOf(to)}: ${eventsOf(index, ids).join('; ')}`);
}

interface LinesPanelProps {
  readonly index: ChartIndex;
  readonly drawing: Drawing;
  /** Id of the box under the pointer or the focus. */
  readonly near: string | null;
}

/** The lines of one box with everything that makes them happen; the drawing shows one line for all of it. */
export function LinesPanel({ index, drawing, near }: LinesPanelProps) {
  const sentences = drawing.edges
    .filter(({ from, to }) => near !== null && (from === near || to === near))
    .flatMap((edge) => sentencesOf(index, drawing, edge));
  return (
    <div className="lines-panel" role="region" aria-label="Lines" tabIndex={-1}>
      {sentences.length === 0 ? (
        <p className="muted">Point at a box, or go there by Tab, to read what its lines mean.</p>
      ) : (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
