import { useState } from 'react';
import type { ChartIndex } from '../drawing/chart-index.ts';
import type { Drawing } from '../drawing/scene.types.ts';
import { sentencesOf } from './sentences.ts';

interface LinesPanelProps {
  readonly index: ChartIndex;
  readonly drawing: Drawing;
  /** The ID of the box under the pointer or the focus. */
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
 * The lines of one box with all their triggers, which the drawing combines into one line. They stay after the pointer
 * leaves, so that they can be scrolled. The lines of all boxes are available on demand, for touch screens and for
 * print.
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
        // A scrollable region must be reachable by keyboard.
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
