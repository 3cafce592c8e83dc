import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import { GoThere } from './go-there.tsx';
import { changeOfBox } from '../changes/box-change.ts';
import type { Mark } from '../changes/compare-charts.ts';
import type { ImpossibleInside } from '../choice/impossible-inside.ts';
import { badgePlaceIn, badgeRoomIn, baselinesOf, boxMeasures } from '../drawing/box-measures.ts';
import { textWidth } from '../drawing/text-metrics.ts';
import type { BoxLine, PlacedBox } from '../drawing/scene.types.ts';
import type { StateLook } from '../../model-tests/words/words.ts';
import type { Highlights } from './highlights.ts';

const { padding, indents } = boxMeasures;
const cut = 10;

const outlineOf = ({ width, height }: PlacedBox, look: StateLook): string =>
  look === 'trouble'
    ? `M${cut} 0H${width - cut}L${width} ${cut}V${height - cut}L${width - cut} ${height}H${cut}L0 ${height - cut}V${cut}z`
    : `M4 0H${width - 4}a4 4 0 0 1 4 4V${height - 4}a4 4 0 0 1 -4 4H4a4 4 0 0 1 -4 -4V4a4 4 0 0 1 4 -4z`;

const lookWords: Readonly<Record<StateLook, string>> = { plain: '', end: 'end', trouble: 'trouble' };

/** Whether path tests take none of the transitions. */
const isUnwalkedBy = ({ visits }: Highlights, transitions: readonly string[]): boolean =>
  visits !== null && transitions.length > 0 && transitions.every((id) => visits[id] === undefined);

interface LineProps {
  readonly line: BoxLine;
  readonly y: number;
  readonly highlights: Highlights;
}

/** The sign of each mark, because color alone isn't accessible. */
const signs: Readonly<Record<Mark, string>> = { added: '+', removed: '−', changed: '~', renamed: '~' };

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
  readonly look: StateLook;
  readonly isSelected: boolean;
  readonly highlights: Highlights;
  readonly href: string;
  readonly onNear: (box: string | null) => void;
  /** Takes the simulator to a state; null without a simulator. */
  readonly onGoThere: ((state: string) => void) | null;
}

/** The number of steps that fit in a badge; the rest is omitted. */
const stepsNamed = 3;

const stepsInWords = (steps: readonly number[]): string =>
  `step ${steps.slice(0, stepsNamed).join(', ')}${steps.length > stepsNamed ? '…' : ''}`;

/** As short as “cannot happen”, for which every box has room. */
const insideInWords = ({ impossible, all }: ImpossibleInside): string => `${impossible} of ${all} can’t`;

const remarksInWords = (count: number): string => (count === 1 ? '1 remark' : `${count} remarks`);

const visitsInWords = (count: number): string => (count === 0 ? 'not walked' : `walked ${count} ×`);

function badgesOf(props: BoxViewProps): readonly string[] {
  const { box, state, look, highlights } = props;
  const isState = box.kind === 'state' || box.kind === 'outside';
  const steps = isState ? (highlights.way.get(state.id) ?? []) : [];
  const inside = isState ? highlights.impossibleInside.get(state.id) : undefined;
  const remarks = highlights.remarks.get(state.id);
  return [
    ...(isState && highlights.active.has(state.id) ? ['now'] : []),
    ...(isState && highlights.broken.has(state.id) ? ['broke here'] : []),
    ...(steps.length === 0 ? [] : [stepsInWords(steps)]),
    ...(isState && highlights.visits !== null ? [visitsInWords(highlights.visits[state.id] ?? 0)] : []),
    changeOfBox(box, state, highlights).word ?? '',
    ...(isState && remarks !== undefined ? [remarksInWords(remarks)] : []),
    ...(isState && highlights.dimmed.has(state.id) ? ['cannot happen'] : []),
    ...(inside === undefined ? [] : [insideInWords(inside)]),
    ...(isState ? [lookWords[look]] : []),
  ].filter((badge) => badge !== '');
}

const separator = ' · ';
const badgePadding = 5;

/** The badges that fit in the space, in order. The link's label contains all of them. */
function seenOf(badges: readonly string[], room: number): string {
  const alone = badges.includes('cannot happen') ? ['cannot happen'] : badges;
  const count = alone.findLastIndex(
    (_, at) => textWidth(alone.slice(0, at + 1).join(separator), boxMeasures.badgeSize) <= room,
  );
  return alone.slice(0, count + 1).join(separator);
}

/** A box of the drawing. Its title links to the state, and badges repeat in words what the outline shows. */
export function BoxView(props: BoxViewProps) {
  const { box, state, look: ownLook, isSelected, highlights, href, onNear, onGoThere } = props;
  const { id, kind, x, y, width, height, title, lines } = box;
  if (kind === 'start') {
    const radius = boxMeasures.startSize / 2;
    return <circle className="start" cx={x + radius} cy={y + radius} r={radius} />;
  }
  const look = kind === 'anywhere' ? 'plain' : ownLook;
  const badges = badgesOf(props);
  const seen = seenOf(badges, badgeRoomIn(width));
  const seenWidth = textWidth(seen, boxMeasures.badgeSize);
  const badgePlace = badgePlaceIn(box, seenWidth);
  const baselines = baselinesOf(box);
  // The baselines of a box's lines are distinct.
  const linesAt = lines.map((line, at) => ({ line, y: baselines[at] ?? 0 }));
  const { mark } = changeOfBox(box, state, highlights);
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
      data-box={id}
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
        aria-label={[title, ...badges].join(', ').replace(/(\d) can’t/, '$1 states inside cannot happen')}
        aria-current={isSelected ? 'true' : undefined}
      >
        <rect className="title-area" x="1" y="1" width={width - 2} height={boxMeasures.titleHeight - 4} />
        <text className="title" x={padding} y={21}>
          {title}
        </text>
      </a>
      {seen === '' ? null : (
        <>
          {badgePlace.at === 'lower edge' ? (
            <rect
              className="badge-ground"
              x={width - padding - seenWidth - badgePadding}
              y={height - boxMeasures.badgeHeight / 2}
              width={seenWidth + 2 * badgePadding}
              height={boxMeasures.badgeHeight}
              rx="3"
            />
          ) : null}
          <text className="badge" x={width - padding} y={badgePlace.y} textAnchor="end">
            {seen}
          </text>
        </>
      )}
      {linesAt.map(({ line, y: baseline }) => (
        <LineView key={baseline} line={line} y={baseline} highlights={highlights} />
      ))}
      {onGoThere === null || kind === 'anywhere' ? null : (
        <GoThere title={title} x={width} onPress={() => onGoThere(state.id)} />
      )}
    </g>
  );
}
