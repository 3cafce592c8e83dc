import { place, type Placement } from './camera.ts';
import { hull } from './hull.ts';
import { markPath } from './mark.ts';
import {
  onPlane,
  planePath,
  planeTransform,
  pointOf,
  rectangle,
  roundRectangle,
  type Plane,
} from './plane.ts';
import { polygonPath, smoothPath } from './path.ts';
import { probeSurfaces, type ProbeForm } from './probe-form.ts';
import type { Studio } from './shaded-form.ts';
import { blur, clipTo, element, group, keep, linear, reuse } from './svg.ts';
import type { Vec2, Vec3 } from './vector.ts';

/** The dimensions of a device's box in mm. Its insert is `rim` below the edge. */
export const boxMeasures = { length: 286, width: 88, height: 46, rim: 5 } as const;

const wall = 2.6;
const pulp = {
  top: '#d3cdc0',
  light: '#e6e1d6',
  shade: '#a59e90',
  deep: '#6b655a',
  floor: '#8b8577',
} as const;
const carton = {
  lit: '#e9e3d7',
  shade: '#b9b1a2',
  edge: '#fbf8f1',
  line: '#8f8778',
  inside: '#182233',
  insideLow: '#0f1723',
} as const;

/** The planes of a box that is centered on its placement along the x axis. */
export interface BoxPlanes {
  readonly front: Plane;
  readonly left: Plane;
  readonly top: Plane;
  readonly insert: Plane;
  readonly lid: Plane;
}

export function boxPlanes(placement: Placement, lidLean: number): BoxPlanes {
  const { length, width, height, rim } = boxMeasures;
  const turn = (direction: Vec3): Vec3 => place(direction, { ...placement, at: [0, 0, 0] });
  const at = (x: number, y: number, z: number): Vec3 => place([x, y, z], placement);
  const [along, across, up] = [turn([1, 0, 0]), turn([0, 1, 0]), turn([0, 0, 1])];
  const lean = (lidLean * Math.PI) / 180;
  return {
    front: { corner: at(-length / 2, -width / 2, 0), along, across: up },
    left: { corner: at(-length / 2, width / 2, 0), along: turn([0, -1, 0]), across: up },
    top: { corner: at(-length / 2, -width / 2, height), along, across },
    insert: { corner: at(-length / 2, -width / 2, height - rim), along, across },
    lid: {
      corner: at(-length / 2, width / 2, height),
      along,
      across: turn([0, Math.sin(lean), Math.cos(lean)]),
    },
  };
}

/** The shadow of the box and its lid on the table. */
export function boxShadow({ on, camera }: Studio, { top, lid }: BoxPlanes): string {
  const { length, width } = boxMeasures;
  const corners = [
    pointOf(top, 0, 0),
    pointOf(top, length, 0),
    pointOf(top, length, width),
    pointOf(top, 0, width),
  ];
  const lidCorners = [pointOf(lid, 0, width), pointOf(lid, length, width)];
  const cast = (reach: number): Vec2[] =>
    hull(
      [...corners, ...lidCorners].flatMap(([x, y, z]) => [
        camera.project([x, y, 0]),
        camera.project([x + reach * Math.min(z, 60), y - 0.1 * z, 0]),
      ]),
    );
  const footprint = hull(corners.map(([x, y]) => camera.project([x + 4, y - 2, 0])));
  return (
    element('path', {
      d: polygonPath(cast(0.55)),
      fill: '#0a0f18',
      'fill-opacity': 0.24,
      filter: blur(on, 11),
    }) +
    element('path', { d: polygonPath(footprint), fill: '#0a0f18', 'fill-opacity': 0.45, filter: blur(on, 4) })
  );
}

/** The open lid, with the mark and the device's name printed on its dark inside. */
export function boxLid({ on, camera }: Studio, { lid }: BoxPlanes, name: string, accent: string): string {
  const { length, width } = boxMeasures;
  const nameSize = Math.min(20, 190 / name.length);
  const corners = onPlane(camera, lid, rectangle(0, 0, length, width));
  const [lowLeft, , , highLeft] = corners as [Vec2, Vec2, Vec2, Vec2];
  const inside = linear(on, highLeft, lowLeft, [
    { at: 0, colour: '#22304a' },
    { at: 0.7, colour: carton.inside },
    { at: 1, colour: carton.insideLow },
  ]);
  const mark = markPath(
    (along, across) => onPlane(camera, lid, [[50 + across, width / 2 - along]])[0] as Vec2,
    50,
  );
  const text = (size: number, at: Vec2, words: string, colour: string): string =>
    element('text', { transform: planeTransform(camera, lid, at), 'font-size': size, fill: colour }, words);
  const booklet = roundRectangle(214, 10, 48, 66, 2);
  const pocket = rectangle(206, 4, 64, 26);
  const lines = [52, 47, 42]
    .map((height, index) => planePath(camera, lid, rectangle(221, height, index === 2 ? 18 : 34, 1.6)))
    .join('');
  return (
    element('path', {
      d: planePath(camera, lid, rectangle(0, 0, length, width)),
      fill: carton.lit,
      stroke: carton.line,
    }) +
    element('path', {
      d: planePath(camera, lid, rectangle(wall, 0, length - 2 * wall, width - wall)),
      fill: inside,
    }) +
    element('path', { d: mark, fill: accent }) +
    text(nameSize, [90, width / 2 - nameSize * 0.35], name, '#f1ede4') +
    element('path', { d: planePath(camera, lid, booklet), fill: '#efe9dc' }) +
    element('path', {
      d: markPath((along, across) => onPlane(camera, lid, [[230 + across, 66 - along]])[0] as Vec2, 12),
      fill: '#2b384c',
    }) +
    element('path', { d: lines, fill: '#a59e90' }) +
    element('path', { d: planePath(camera, lid, pocket), fill: '#141d2c', stroke: '#3d4b61' })
  );
}

/** The tray: its outer sides, its edge, and the molded insert with hollows for the probe and the cable. */
export function boxTray(
  studio: Studio,
  planes: BoxPlanes,
  form: ProbeForm,
  probePlacement: Placement,
  cableHollow: Vec2,
  name: string,
): string {
  const { on, camera } = studio;
  const { length, width, height } = boxMeasures;
  const { front, left, top, insert } = planes;
  const path = (
    plane: Plane,
    figure: readonly Vec2[],
    attributes: Readonly<Record<string, string | number>>,
  ): string => element('path', { d: planePath(camera, plane, figure), ...attributes });
  const [from, to] = onPlane(camera, front, [
    [0, 0],
    [length, 0],
  ]) as [Vec2, Vec2];
  const side = linear(on, from, to, [
    { at: 0, colour: '#cdc5b6' },
    { at: 1, colour: '#a39b8c' },
  ]);
  const inner = rectangle(wall, wall, length - 2 * wall, width - 2 * wall);
  const label = element(
    'text',
    { transform: planeTransform(camera, front, [22, height / 2 - 4]), 'font-size': 11, fill: '#1b2536' },
    name,
  );
  const printed = markPath(
    (along, across) => onPlane(camera, front, [[13 + across, height / 2 - along]])[0] as Vec2,
    11,
  );
  return (
    path(left, rectangle(0, 0, width, height), { fill: carton.lit, stroke: carton.line }) +
    path(front, rectangle(0, 0, length, height), { fill: side, stroke: carton.line }) +
    element('path', { d: printed, fill: '#1b2536' }) +
    label +
    path(top, rectangle(0, 0, length, width), { fill: carton.edge, stroke: carton.line }) +
    path(top, inner, { fill: pulp.deep }) +
    path(insert, inner, {
      fill: pulp.top,
      'clip-path': clipTo(on, keep(on, planePath(camera, top, inner))),
    }) +
    hollows(studio, planes, form, probePlacement, cableHollow)
  );
}

/** The hollows in the insert: dark below the lit edge, lighter where the lamp reaches the far wall. */
function hollows(
  studio: Studio,
  { insert }: BoxPlanes,
  form: ProbeForm,
  probePlacement: Placement,
  cableHollow: Vec2,
): string {
  const { on, camera } = studio;
  const level = insert.corner[2];
  const probe = probeHollow(form).map(([x, y]) => {
    const [px, py] = place([x, y, 0], probePlacement);
    return camera.project([px, py, level]);
  });
  const ring = (radius: number): Vec2[] =>
    onPlane(
      camera,
      insert,
      Array.from({ length: 60 }, (_, index): Vec2 => {
        const angle = (index / -60) * 2 * Math.PI;
        return [cableHollow[0] + radius * Math.cos(angle), cableHollow[1] + radius * Math.sin(angle)];
      }),
    );
  const shape = keep(on, smoothPath([probe], 0.7) + smoothPath([ring(35)], 0.5));
  const dim = linear(
    on,
    [250, 120],
    [420, 520],
    [
      { at: 0, colour: pulp.deep },
      { at: 1, colour: pulp.floor },
    ],
  );
  return (
    reuse(shape, { stroke: pulp.light, 'stroke-width': 3.2 }) +
    reuse(shape, { fill: dim }) +
    group(
      { 'clip-path': clipTo(on, shape), filter: blur(on, 2.5) },
      reuse(shape, {
        stroke: '#2f2b25',
        'stroke-width': 12,
        'stroke-opacity': 0.55,
        transform: 'translate(5 5)',
      }),
    )
  );
}

/**
 * The outline of a probe's hollow in mm of the probe: slightly larger than the probe, with finger recesses on both
 * sides.
 */
function probeHollow(form: ProbeForm): Vec2[] {
  const { shell, tailEnd } = probeSurfaces(form);
  const gap = 2.6;
  const finger = (x: number): number =>
    Math.abs(x + 14) < 16 ? 9 * Math.cos(((x + 14) / 16) * (Math.PI / 2)) ** 0.6 : 0;
  const side = Array.from({ length: 60 }, (_, index): Vec2 => {
    const [x, y] = shell(index / 59, 0);
    return [x - (index < 3 ? gap : 0), y + gap + finger(x)];
  });
  const last = form.stations.at(-1) as ProbeForm['stations'][number];
  const head = Array.from({ length: 11 }, (_, index): Vec2 => {
    const share = 1 - index / 10;
    const x = last.x + form.lensDepth * (1 - share ** 6) - form.headCurve * share ** 2;
    return [x + gap, (last.halfWidth + gap) * share];
  });
  const half = [...side, ...head];
  const sleeve: Vec2[] = [
    [tailEnd - 46, 6],
    [tailEnd, 8.5],
  ];
  const upper = [...sleeve, ...half.filter(([x]) => x > tailEnd + 1)];
  return [...upper, ...upper.map(([x, y]): Vec2 => [x, -y]).reverse()];
}
