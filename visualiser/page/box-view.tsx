import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import type { Mark } from '../changes/compare-charts.ts';
import { baselinesOf, boxMeasures } from '../drawing/box-measures.ts';
import type { BoxLine, PlacedBox } from '../drawing/scene.types.ts';
import { lookOf, type StateLook } from '../../model-tests/words/words.ts';
import type { Highlights } from './highlights.ts';

const { padding, indents } = boxMeasures;
const cut = 10;

const outlineOf = ({ width, height }: PlacedBox, look: StateLook): string =>
  look === 'trouble'
    ? `M${cut} 0H${width - cut}L${width} ${cut}V${height - cut}L${width - cut} ${height}H${cut}L0 ${height - cut}V${cut}z`
    : `M4 0H${width - 4}a4 4 0 0 1 4 4V${height - 4}a4 4 0 0 1 -4 4H4a4 4 0 0 1 -4 -4V4a4 4 0 0 1 4 -4z`;

const markWords: Readonly<Record<Mark, string>> = { added: 'new', removed: 'gone', changed: 'changed' };

/** What another version had otherwise: the state itself, or what its closed box keeps from sight. */
function changesOf({ box, state, highlights }: BoxViewProps) {
  const mark = highlights.marks.get(state.id);
  const isClosed = box.kind === 'state' || box.kind === 'outside';
  const isHidden = box.lines.every(({ transitions }) => transitions.length === 0);
  if (mark === 'added' || mark === 'removed' || !isClosed || !highlights.changedInside.has(state.id))
    return { mark, badges: mark === undefined ? [] : [markWords[mark]] };
  if (state.states.length > 0) return { mark: 'changed', badges: ['changed inside'] } as const;
  return isHidden || mark === 'changed'
    ? ({ mark: 'changed', badges: ['changed'] } as const)
    : { mark, badges: [] };
}

const lookWords: Readonly<Record<StateLook, string>> = { plain: '', end: 'end', trouble: 'trouble' };

/** Whether path tests take none of the transitions. */
const isUnwalkedBy = ({ visits }: Highlights, transitions: readonly string[]): boolean =>
  visits !== null && transitions.length > 0 && transitions.every((id) => visits[id] === undefined);

interface LineProps {
  readonly line: BoxLine;
  readonly y: number;
  readonly highlights: Highlights;
}

/** A mark on a line is a sign before it, too: colour alone says nothing. */
const signs: Readonly<Record<Mark, string>> = { added: '+', removed: '−', changed: '~' };

function LineView({ line: { role, text, transitions }, y, highlights }: LineProps) {
  const marks = transitions.flatMap((id) => highlights.marks.get(id) ?? []);
  const isWhole = marks.length === transitions.length && new Set(marks).size === 1;
  const mark = isWhole ? marks[0] : marks.length === 0 ? undefined : 'changed';
  const isDimmed = transitions.length > 0 && transitions.every((id) => highlights.dimmed.has(id));
  const isTaken = transitions.some((id) => highlights.taken.has(id));
  const isUnwalked = isUnwalkedBy(highlights, transitions);
  const classes = [
    `line-${role}`,
    isUnwalked ? 'is-unwalked' : '',
    mark === undefined ? '' : `is-${mark}`,
    isDimmed ? 'is-dimmed' : '',
    isTaken ? 'is-taken' : '',
  ];
  return (
    <>
      {isUnwalked ? (
        <text className="sign is-unwalked" x={3} y={y}>
          ○
        </text>
      ) : null}
      {mark === undefined ? null : (
        <text className={`sign is-${mark}`} x={3} y={y}>
          {signs[mark]}
        </text>
      )}
      <text className={classes.filter((name) => name !== '').join(' ')} x={padding + indents[role]} y={y}>
        {text}
      </text>
    </>
  );
}

interface BoxViewProps {
  readonly box: PlacedBox;
  readonly state: ChartState;
  readonly isSelected: boolean;
  readonly highlights: Highlights;
  readonly href: string;
  readonly onNear: (box: string | null) => void;
}

/** Steps that are named before the rest is left out: a badge has room for these. */
const stepsNamed = 3;

const stepsInWords = (steps: readonly number[]): string =>
  `step ${steps.slice(0, stepsNamed).join(', ')}${steps.length > stepsNamed ? '…' : ''}`;

const visitsInWords = (count: number): string => (count === 0 ? 'not walked' : `walked ${count} ×`);

function badgesOf(props: BoxViewProps): readonly string[] {
  const { box, state, highlights } = props;
  const isState = box.kind === 'state' || box.kind === 'outside';
  const steps = isState ? (highlights.way.get(state.id) ?? []) : [];
  return [
    ...(isState && highlights.active.has(state.id) ? ['now'] : []),
    ...(isState && highlights.broken.has(state.id) ? ['broke here'] : []),
    ...(steps.length === 0 ? [] : [stepsInWords(steps)]),
    ...(isState && highlights.visits !== null ? [visitsInWords(highlights.visits[state.id] ?? 0)] : []),
    ...changesOf(props).badges,
    ...(isState && highlights.dimmed.has(state.id) ? ['cannot happen'] : []),
    ...(isState ? [lookWords[lookOf(state)]] : []),
  ].filter((badge) => badge !== '');
}

/** A box of the drawing; its title is a link to the state, badges say in words what the outline shows. */
export function BoxView(props: BoxViewProps) {
  const { box, state, isSelected, highlights, href, onNear } = props;
  const { id, kind, x, y, width, height, title, lines } = box;
  if (kind === 'start') {
    const radius = boxMeasures.startSize / 2;
    return <circle className="start" cx={x + radius} cy={y + radius} r={radius} />;
  }
  const look = kind === 'anywhere' ? 'plain' : lookOf(state);
  const badges = badgesOf(props);
  // Beside this there is no room for more; the link says the rest.
  const seen = badges.includes('cannot happen') ? ['cannot happen'] : badges;
  const baselines = baselinesOf(lines);
  const { mark } = changesOf(props);
  const classes = [
    `box box-${kind} look-${look}`,
    isSelected ? 'is-selected' : '',
    badges.includes('now') ? 'is-active' : '',
    badges.includes('cannot happen') ? 'is-dimmed' : '',
    badges.includes('not walked') ? 'is-unwalked' : '',
    badges.includes('broke here') ? 'is-broken' : '',
    highlights.way.has(state.id) && kind !== 'anywhere' ? 'is-way' : '',
    mark === undefined ? '' : `is-${mark}`,
  ];
  return (
    <g
      className={classes.filter((name) => name !== '').join(' ')}
      transform={`translate(${x} ${y})`}
      data-state={state.id}
      onPointerEnter={() => onNear(id)}
      onPointerLeave={() => onNear(null)}
      onFocus={() => onNear(id)}
      onBlur={() => onNear(null)}
    >
      <path className="outline" d={outlineOf(box, look)} />
      {look === 'end' ? (
        <rect className="outline-inner" x="3" y="3" width={width - 6} height={height - 6} rx="3" />
      ) : null}
      <a
        href={href}
        aria-label={[title, ...badges].join(', ')}
        aria-current={isSelected ? 'true' : undefined}
      >
        <rect className="title-area" x="1" y="1" width={width - 2} height={boxMeasures.titleHeight - 4} />
        <text className="title" x={padding} y={21}>
          {title}
        </text>
      </a>
      {badges.length === 0 ? null : (
        <text className="badge" x={width - padding} y={20} textAnchor="end">
          {seen.join(' · ')}
        </text>
      )}
      {lines.map((line, at) => (
        <LineView
          // A box never changes its lines while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          line={line}
          y={baselines[at] ?? 0}
          highlights={highlights}
        />
      ))}
    </g>
  );
}
