import {
  depthTicks,
  sectorArc,
  sectorIn,
  sectorPath,
  sectorShape,
  sectorSteps,
  type SectorFrame,
} from '../../../src/ui/sector/sector-geometry.ts';
import { measureColour } from '../parts/figures.ts';
import { numbers } from '../parts/path.ts';
import { element, group, keep, radial, reuse, type Sheet } from '../parts/svg.ts';
import { picture } from './scene.ts';

/** The memberships with an emblem. */
export const membershipSlugs = [
  'membership-individual',
  'membership-core',
  'membership-clinic',
  'membership-team',
  'membership-team-seat',
  'membership-pro-three-year',
  'membership-pro-three-year-renewal',
  'membership-pro-custom',
  'membership-pro-custom-seat',
  'membership-pro',
  'pro-custom-collaboration',
  'pro-custom-diagnostic-tools',
  'pro-custom-education',
  'pro-custom-procedural-tools',
  'membership-individual-forever',
] as const;
export type MembershipSlug = (typeof membershipSlugs)[number];

const steps = 5;
const gap = 0.035;
const middle = { x: 400, y: 300 } as const;

/** The gel light of a lit sector, which fades with depth, as a fill. */
const live = (on: Sheet, { apex, outer }: SectorFrame): string =>
  radial(on, apex, outer, [
    { at: 0.28, colour: '#57d3c7' },
    { at: 0.62, colour: '#1fa79c' },
    { at: 1, colour: '#0d857f' },
  ]);

const frameAround = (
  width: number,
  height: number,
  x: number = middle.x,
  y: number = middle.y,
): SectorFrame => sectorIn({ x: x - width / 2, y: y - height / 2, width, height });

/** A sector in steps. Those in `lit` are filled, the rest outlined. */
function drawSteps(on: Sheet, frame: SectorFrame, lit: readonly number[], count: number = steps): string {
  const parts = sectorSteps(frame, count, gap);
  const path = (isLit: boolean): string => parts.filter((_, index) => lit.includes(index) === isLit).join('');
  return (
    (path(false) && drawOutline(path(false))) +
    (path(true) && element('path', { d: path(true), fill: live(on, frame) }))
  );
}

const ticks = (frame: SectorFrame, depth: number): string => {
  const d = depthTicks(frame, { depth, length: 11, gap: 12 }).map(
    ({ from, to }) => `M${numbers(from)}L${numbers(to)}`,
  );
  return element('path', {
    d: d.join(''),
    stroke: measureColour,
    'stroke-width': 3,
    'stroke-linecap': 'round',
  });
};

const all = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const rotate = (
  degrees: number,
  content: string,
  around: readonly [number, number] = [middle.x, middle.y],
): string => group({ transform: `rotate(${numbers([degrees, ...around])})` }, content);

/** A sector around the center of the picture; others can be rotated about its apex. */
const around = (inner: number, outer: number, halfAngle: number = sectorShape.halfAngle): SectorFrame => ({
  apex: [middle.x, middle.y],
  inner,
  outer,
  halfAngle,
});

/** One person, one probe: one fully lit sector. */
function individual(on: Sheet): string {
  const frame = frameAround(520, 400);
  return drawSteps(on, frame, all(steps)) + ticks(frame, 10);
}

/** A clinic's core needs: lit steps within a complete outline. */
function core(on: Sheet): string {
  const frame = frameAround(520, 400);
  return drawSteps(on, frame, [1, 2, 3]) + ticks(frame, 10);
}

/** Four sectors around one center. */
function clinic(on: Sheet): string {
  const frame = around(62, 262);
  const parts = keep(on, sectorSteps(frame, 3, gap * 1.6).join(''));
  const fill = live(on, frame);
  return [0, 90, 180, 270].map((degrees) => rotate(degrees, reuse(parts, { fill }))).join('');
}

/** The positions of three sectors side by side, the middle one in front. */
const three = {
  left: frameAround(370, 290, middle.x - 180, middle.y + 12),
  right: frameAround(370, 290, middle.x + 180, middle.y + 12),
  middle: frameAround(440, 345, middle.x, middle.y - 4),
} as const;

const drawOutline = (d: string): string =>
  element('path', { d, stroke: measureColour, 'stroke-width': 3, 'stroke-linejoin': 'round' });

/** Masks out a sector and a narrow rim around it from the content behind it. */
function behind(on: Sheet, front: SectorFrame, content: string): string {
  const whole = element('rect', { width: 800, height: 600, fill: '#fff' });
  const hole = element('path', {
    d: sectorPath(front),
    fill: '#000',
    stroke: '#000',
    'stroke-width': 26,
    'stroke-linejoin': 'round',
  });
  const id = on.define((name) =>
    element(
      'mask',
      { id: name, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: 800, height: 600 },
      whole,
      hole,
    ),
  );
  return group({ mask: `url(#${id})` }, content);
}

/** Three sectors side by side: people who share their images. */
function team(on: Sheet): string {
  const sides = [three.left, three.right].map((frame) => drawSteps(on, frame, all(steps))).join('');
  return behind(on, three.middle, group({ opacity: 0.6 }, sides)) + drawSteps(on, three.middle, all(steps));
}

/** The same three with one of them lit: one more seat. */
function teamSeat(on: Sheet): string {
  const left = behind(on, three.middle, drawOutline(sectorPath(three.left)));
  return (
    behind(on, three.right, left + drawOutline(sectorPath(three.middle))) +
    drawSteps(on, three.right, all(steps))
  );
}

/** Three deep steps, one for each year. */
function threeYears(on: Sheet): string {
  const frame = frameAround(520, 400);
  return drawSteps(on, frame, all(3), 3) + ticks(frame, 3);
}

/** Three outlined years that have passed, and three lit ones that follow. */
function threeYearsAgain(on: Sheet): string {
  const done = frameAround(400, 310, middle.x - 125, middle.y - 30);
  const next = frameAround(400, 310, middle.x + 125, middle.y + 30);
  return behind(on, next, drawOutline(sectorSteps(done, 3, gap).join(''))) + drawSteps(on, next, all(3), 3);
}

/** The chosen cells of a sector of 4 × 5 cells, from the lens downward and from the left. */
const chosen = ['.##..', '##.#.', '.####', '#.#.#'] as const;

function cells(on: Sheet, isLit: (row: number, column: number) => boolean): string {
  const frame = frameAround(520, 400);
  const columns = chosen[0].length;
  const cell = (row: number, column: number): string => {
    const [from, left] = [row / chosen.length + 0.012, (2 * column) / columns - 1 + 0.025];
    return sectorPath(frame, {
      from,
      to: (row + 1) / chosen.length - 0.012,
      left,
      right: left + 2 / columns - 0.05,
    });
  };
  const every = chosen.flatMap((_, row) =>
    all(columns).map((column) => ({ d: cell(row, column), lit: isLit(row, column) })),
  );
  const path = (lit: boolean): string =>
    every
      .filter((one) => one.lit === lit)
      .map(({ d }) => d)
      .join('');
  return drawOutline(path(false)) + element('path', { d: path(true), fill: live(on, frame) });
}

/** Two sectors that meet at the lens, in an endless loop of arcs. */
function forever(on: Sheet): string {
  const frame = around(40, 300);
  const parts = keep(on, sectorSteps(frame, steps, gap).join(''));
  const fill = live(on, frame);
  const rim = [-1, 1]
    .map((side) =>
      rotate(
        side * 90,
        element('path', {
          d: sectorArc(around(40, 322), 1),
          stroke: measureColour,
          'stroke-width': 3,
          'stroke-linecap': 'round',
        }),
      ),
    )
    .join('');
  return [90, -90].map((degrees) => rotate(degrees, reuse(parts, { fill }))).join('') + rim;
}

const emblems: Readonly<Record<MembershipSlug, (on: Sheet) => string>> = {
  'membership-individual': individual,
  'membership-core': core,
  'membership-clinic': clinic,
  'membership-team': team,
  'membership-team-seat': teamSeat,
  'membership-pro-three-year': threeYears,
  'membership-pro-three-year-renewal': threeYearsAgain,
  'membership-pro-custom': (on) => cells(on, (row, column) => chosen[row]?.[column] === '#'),
  'membership-pro-custom-seat': (on) => cells(on, (row) => row === 0),
  'membership-pro': (on) => cells(on, (row, column) => row < 2 || column === 2),
  'pro-custom-collaboration': (on) => cells(on, (_, column) => column === 1 || column === 3),
  'pro-custom-diagnostic-tools': (on) => cells(on, (row, column) => column === 2 || row === 2),
  'pro-custom-education': (on) => cells(on, (row) => row > 1),
  'pro-custom-procedural-tools': (on) => cells(on, (row, column) => row === column),
  'membership-individual-forever': forever,
};

/** The emblem of a membership, made of sectors only. */
export function membershipPicture(slug: MembershipSlug): string {
  return picture((on) => [emblems[slug](on)]);
}
