import { place, type Placement } from './camera.ts';
import { normalAt, onSurface, type Surface } from './mesh.ts';
import { numbers, smoothLine } from './path.ts';
import type { Studio } from './shaded-form.ts';
import { keep, reuse } from './svg.ts';
import type { Vec2 } from './vector.ts';

const samples = 96;

/** Whether the surface faces the viewer at the point. */
export function faces(studio: Studio, surface: Surface, placement: Placement, u: number, v: number): boolean {
  return studio.camera.turn(place(normalAt(surface, u, v), { ...placement, at: [0, 0, 0] }))[2] > 0.02;
}

/** The visible part of the ring at `u`, from one edge of the form to the other. */
export function visibleRing(
  studio: Studio,
  surface: Surface,
  placement: Placement,
  u: number,
  lift = 0,
): Vec2[] {
  const seen = Array.from({ length: samples }, (_, index) =>
    faces(studio, surface, placement, u, index / samples),
  );
  const start = seen.findIndex((value, index) => value && !seen[(index + samples - 1) % samples]);
  const first = start < 0 ? 0 : start;
  const count = seen.filter(Boolean).length;
  return Array.from({ length: count + 3 }, (_, index) =>
    studio.camera.project(onSurface(surface, u, (first - 1 + index) / samples, lift, placement)),
  );
}

/** The closed region of a surface between two rings. */
export function visibleBand(
  studio: Studio,
  surface: Surface,
  placement: Placement,
  from: number,
  to: number,
): Vec2[] {
  return [
    ...visibleRing(studio, surface, placement, from),
    ...visibleRing(studio, surface, placement, to).reverse(),
  ];
}

/** A seam in a shell: a dark line and, on the side away from the lamp, the light on its lip. */
export function seam(studio: Studio, line: readonly Vec2[], width: number): string {
  const id = keep(studio.on, smoothLine(line, 0.3));
  return (
    reuse(id, {
      stroke: '#fff',
      'stroke-width': width,
      'stroke-opacity': 0.35,
      transform: `translate(${numbers([width, width])})`,
    }) + reuse(id, { stroke: '#05080e', 'stroke-width': width })
  );
}

/** Grooves around a rubber sleeve. */
export function grooves(
  studio: Studio,
  surface: Surface,
  placement: Placement,
  at: readonly number[],
): string {
  const d = at.map((u) => smoothLine(visibleRing(studio, surface, placement, u), 0.3)).join('');
  const width = 1.3 * studio.camera.unitsPerMillimetre;
  const id = keep(studio.on, d);
  return (
    reuse(id, {
      stroke: '#8a97a6',
      'stroke-opacity': 0.5,
      'stroke-width': width * 0.4,
      transform: `translate(${(-width * 0.6).toFixed(1)})`,
    }) + reuse(id, { stroke: '#070b11', 'stroke-opacity': 0.8, 'stroke-width': width })
  );
}
