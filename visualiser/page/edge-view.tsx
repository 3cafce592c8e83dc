import type { PlacedEdge } from '../drawing/scene.types.ts';
import type { Highlights } from './highlights.ts';

interface EdgeViewProps {
  readonly edge: PlacedEdge;
  /** The meaning of the line, with one sentence per direction. */
  readonly sentences: readonly string[];
  readonly isNear: boolean;
  readonly highlights: Highlights;
}

/** A line with an arrowhead at each end that is a target. It has a mark only if all its transitions share it. */
export function EdgeView({ edge, sentences, isNear, highlights }: EdgeViewProps) {
  const { points, transitions, returns } = edge;
  const all = [...transitions, ...returns];
  const marks = new Set(all.map((id) => highlights.marks.get(id)));
  const [mark] = marks;
  const isDimmed = all.length > 0 && all.every((id) => highlights.dimmed.has(id));
  const classes = [
    'edge',
    ...(marks.size === 1 && mark !== undefined ? [`is-${mark}`] : []),
    ...(isDimmed ? ['is-dimmed'] : []),
    ...(all.some((id) => highlights.taken.has(id)) ? ['is-taken'] : []),
    ...(highlights.visits !== null &&
    all.length > 0 &&
    all.every((id) => highlights.visits?.[id] === undefined)
      ? ['is-unwalked']
      : []),
    ...(all.some((id) => highlights.remarkedTransitions.has(id)) ? ['is-remarked'] : []),
    ...(isNear ? ['is-near'] : []),
  ];
  return (
    <polyline
      className={classes.join(' ')}
      points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
      markerEnd={transitions.length > 0 || returns.length === 0 ? 'url(#arrow)' : undefined}
      markerStart={returns.length > 0 ? 'url(#arrow)' : undefined}
    >
      <title>{sentences.join('\n')}</title>
    </polyline>
  );
}
