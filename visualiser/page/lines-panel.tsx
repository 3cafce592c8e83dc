import { useState } from 'react';
import type { ChartIndex } from '../drawing/chart-index.ts';
import type { Drawing } from '../drawing/scene.types.ts';
import { sentencesOf } from './sentences.ts';

interface LinesPanelProps {
  readonly index: ChartIndex;
  readonly drawing: Drawing;
  /** Id of the box under the pointer or the focus. */
  readonly near: string | null;
}

const Sentences = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <ul>
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

/**
 * The lines of one box with everything that makes them happen; the drawing shows one line for all of it. They stay when the
 * box is left, so that they can be scrolled. The lines of all boxes are a press away, for fingers, which cannot point
 * without pressing, and for paper.
 */
export function LinesPanel({ index, drawing, near }: LinesPanelProps) {
  const [last, setLast] = useState(near);
  if (near !== null && near !== last) setLast(near);
  const sentences = drawing.edges
    .filter(({ from, to }) => from === last || to === last)
    .flatMap((edge) => sentencesOf(index, drawing, edge));
  const all = [...new Set(drawing.edges.flatMap((edge) => sentencesOf(index, drawing, edge)))];
  return (
    <>
      <div
        className="lines-panel"
        role="region"
        aria-label="Lines"
        // A part that scrolls can be reached by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {sentences.length === 0 ? (
          <p className="muted">Point at a box, or press Tab to reach it, to read what its lines mean.</p>
        ) : (
          <Sentences sentences={sentences} />
        )}
      </div>
      {all.length === 0 ? null : (
        <details className="all-lines">
          <summary>All lines in words</summary>
          <Sentences sentences={all.toSorted((a, b) => a.localeCompare(b, 'en'))} />
        </details>
      )}
    </>
  );
}
