import { useEffect, useRef } from 'react';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { boxMeasures } from '../drawing/box-measures.ts';
import { lookIn } from '../drawing/look.ts';
import type { Drawing } from '../drawing/scene.types.ts';
import { BoxView } from './box-view.tsx';
import { EdgeView } from './edge-view.tsx';
import type { Highlights } from './highlights.ts';
import { isDirection, nearestBox } from '../drawing/nearest-box.ts';
import { sentencesOf } from './sentences.ts';

interface DrawingViewProps {
  readonly drawing: Drawing;
  readonly index: ChartIndex;
  /** The title of the drawing for people. */
  readonly title: string;
  /** The ID of the state in the URL. */
  readonly selected: string;
  readonly highlights: Highlights;
  readonly hashOfState: (id: string) => string;
  /** 1 is the original size. */
  readonly scale: number;
  /** The ID of the box under the pointer or the focus. */
  readonly near: string | null;
  readonly onNear: (box: string | null) => void;
  readonly onGoThere: ((state: string) => void) | null;
}

/** In pixels. Text in a taller drawing would be unreadable if printed on one page. */
const longestOnOnePage = 2_000;

/** A drawing as SVG. Boxes link to their states. The lines of the box under the pointer or the focus are emphasized. */
export function DrawingView(props: DrawingViewProps) {
  const { drawing, index, title, selected, highlights, hashOfState, scale, near, onNear, onGoThere } = props;
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const box = svg.current?.querySelector(`.is-selected[data-state="${CSS.escape(selected)}"]`);
    box?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);
  const { width, height, boxes, edges, frames, labels = [] } = drawing;
  return (
    <svg
      ref={svg}
      className={height > longestOnOnePage ? 'drawing is-long' : 'drawing'}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={`Drawing of ${title}`}
      data-near={near === null ? undefined : ''}
      onKeyDown={(event) => {
        const { key, target } = event;
        const here = boxes.find(({ id }) => id === near);
        if (here === undefined || !isDirection(key) || !(target instanceof SVGAElement)) return;
        // Otherwise the sheet scrolls.
        event.preventDefault();
        const next = nearestBox(
          boxes.filter(({ kind }) => kind !== 'start'),
          here,
          key,
        );
        svg.current?.querySelector<SVGAElement>(`[data-box="${CSS.escape(next?.id ?? '')}"] > a`)?.focus();
      }}
    >
      <defs>
        <marker
          id="arrow"
          viewBox="0 0 8 8"
          refX="8"
          refY="4"
          markerUnits="userSpaceOnUse"
          markerWidth="9"
          markerHeight="9"
          orient="auto-start-reverse"
        >
          <path className="arrow" d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {frames.map(({ state, x, y, width: wide, height: high }) => (
        <rect key={state} className="frame" x={x} y={y} width={wide} height={high} rx="6" />
      ))}
      {edges.map((edge) => (
        <EdgeView
          key={edge.id}
          edge={edge}
          sentences={sentencesOf(index, drawing, edge)}
          isNear={near === edge.from || near === edge.to}
          highlights={highlights}
        />
      ))}
      {frames.map(({ state, title: name, depth, x, y }) => (
        <text key={state} className="frame-title" x={x + 10} y={y + 17}>
          {depth === 0 ? name : `In “${name}”`}
        </text>
      ))}
      {labels.flatMap(({ id, lines, x, y }) =>
        lines.map((line, at) => (
          <text key={`${id} ${line}`} className="arrow-label" x={x} y={y + at * boxMeasures.lineHeight}>
            {line}
          </text>
        )),
      )}
      {boxes.map((box) => (
        <BoxView
          key={box.id}
          box={box}
          state={index.state(box.state)}
          look={lookIn(index.chart.id, index.state(box.state))}
          isSelected={box.kind === 'state' && box.state === selected}
          highlights={highlights}
          href={hashOfState(box.state)}
          onNear={onNear}
          onGoThere={onGoThere}
        />
      ))}
    </svg>
  );
}
