import { place, type Placement } from './camera.ts';
import { markPath } from './mark.ts';
import { smoothLine, smoothPath } from './path.ts';
import type { ProbeDesign } from './probe-designs.ts';
import type { ProbeSurfaces } from './probe-form.ts';
import type { Studio } from './shaded-form.ts';
import { element, keep, linear, radial, reuse } from './svg.ts';
import type { Vec2 } from './vector.ts';

/** Projects a point (x, y) of the upper side, in mm and optionally raised, onto the drawing. */
type OnTop = (x: number, y: number, lift?: number) => Vec2;

const onTop =
  (studio: Studio, surfaces: ProbeSurfaces, placement: Placement): OnTop =>
  (x, y, lift = 0) =>
    studio.camera.project(place(surfaces.top(x, y, lift), placement));

/** A rounded bar around (x, 0), as points in mm. */
function bar(x: number, halfLength: number, halfWidth: number): Vec2[] {
  const straight = Math.max(0, halfLength - halfWidth);
  return Array.from({ length: 72 }, (_, index): Vec2 => {
    const angle = (index / 72) * 2 * Math.PI;
    const side = Math.cos(angle) >= 0 ? straight : -straight;
    return [x + side + halfWidth * Math.cos(angle), halfWidth * Math.sin(angle)];
  });
}

/** The thumb button: its groove, its wall, its face and the light along its rim. */
export function button(
  studio: Studio,
  surfaces: ProbeSurfaces,
  placement: Placement,
  { x, halfLength, halfWidth, colours }: ProbeDesign['buttons'][number],
): string {
  const at = onTop(studio, surfaces, placement);
  const shape = (grow: number, lift: number): Vec2[] =>
    bar(x, halfLength + grow, halfWidth + grow).map(([px, py]) => at(px, py, lift));
  const face = shape(-0.5, 1.5);
  const [left, right] = [Math.min(...face.map(([fx]) => fx)), Math.max(...face.map(([fx]) => fx))];
  const [top, bottom] = [Math.min(...face.map(([, fy]) => fy)), Math.max(...face.map(([, fy]) => fy))];
  const fill = linear(
    studio.on,
    [left, top],
    [right, bottom],
    [
      { at: 0, colour: colours[0] },
      { at: 0.55, colour: colours[1] },
      { at: 1, colour: colours[2] },
    ],
  );
  const rim = linear(
    studio.on,
    [left, top],
    [left + (right - left) * 0.6, bottom],
    [
      { at: 0, colour: '#ffffff', opacity: 0.85 },
      { at: 0.6, colour: '#ffffff', opacity: 0 },
    ],
  );
  const dish = linear(
    studio.on,
    [left, top],
    [right, bottom],
    [
      { at: 0, colour: colours[2], opacity: 0.75 },
      { at: 1, colour: colours[0], opacity: 0.65 },
    ],
  );
  return (
    element('path', { d: smoothPath([shape(1.1, 0)], 0.2), fill: '#05080e', 'fill-opacity': 0.5 }) +
    element('path', { d: smoothPath([shape(0.1, 0.2)], 0.2), fill: colours[2] }) +
    element('path', { d: smoothPath([face], 0.2), fill, stroke: rim, 'stroke-width': 1.2 }) +
    element('path', { d: smoothPath([shape(-2, 1.4)], 0.2), fill: dish })
  );
}

/** The lit indicator light beside the button, with its glow on the shell. */
export function indicatorLight(
  studio: Studio,
  surfaces: ProbeSurfaces,
  placement: Placement,
  x: number,
): string {
  const at = onTop(studio, surfaces, placement);
  const centre = at(x, 0);
  const unit = studio.camera.unitsPerMillimetre;
  const glow = radial(studio.on, centre, 6 * unit, [
    { at: 0, colour: '#3fc1b5', opacity: 0.55 },
    { at: 1, colour: '#3fc1b5', opacity: 0 },
  ]);
  const shape = (grow: number): Vec2[] => bar(x, 1.5 + grow, 1.5 + grow).map(([px, py]) => at(px, py));
  return (
    element('circle', { cx: centre[0], cy: centre[1], r: 6 * unit, fill: glow }) +
    element('path', { d: smoothPath([shape(0.35)], 0.2), fill: '#05080e', 'fill-opacity': 0.6 }) +
    element('path', { d: smoothPath([shape(0)], 0.2), fill: '#7ff0e2' }) +
    element('path', { d: smoothPath([shape(-0.7)], 0.2), fill: '#effffb' })
  );
}

/** The shop's mark, a sector in three steps, printed on the shell. */
export function mark(
  studio: Studio,
  surfaces: ProbeSurfaces,
  placement: Placement,
  { x, size, colour }: ProbeDesign['mark'],
): string {
  const at = onTop(studio, surfaces, placement);
  return element('path', { d: markPath((along, across) => at(x + along, across), size), fill: colour });
}

/** Grip grooves on both sides of the upper face. */
export function ribs(
  studio: Studio,
  surfaces: ProbeSurfaces,
  placement: Placement,
  { from, to, count }: NonNullable<ProbeDesign['ribs']>,
): string {
  const at = onTop(studio, surfaces, placement);
  const lines = Array.from(
    { length: count },
    (_, index) => from + ((to - from) * index) / (count - 1),
  ).flatMap((x) =>
    [-1, 1].map((side) =>
      smoothLine(
        Array.from({ length: 7 }, (_, step) => at(x, side * (8.5 + step * 1.25))),
        0.4,
      ),
    ),
  );
  const shape = keep(studio.on, lines.join(''));
  const stroke = (colour: string, opacity: number, shift: number): string =>
    reuse(shape, {
      stroke: colour,
      'stroke-opacity': opacity,
      'stroke-width': 1.5 * studio.camera.unitsPerMillimetre,
      'stroke-linecap': 'round',
      transform: shift === 0 ? undefined : `translate(${shift} ${shift})`,
    });
  return stroke('#ffffff', 0.22, 1.2) + stroke('#0c0f10', 0.9, 0);
}
