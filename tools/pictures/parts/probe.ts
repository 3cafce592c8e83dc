import { place, type Placement } from './camera.ts';
import { materials } from './material.ts';
import { meshOf, type Mesh, type Surface } from './mesh.ts';
import { smoothLine, smoothPath } from './path.ts';
import { probeSurfaces, type ProbeSurfaces } from './probe-form.ts';
import { probeDesigns, type DeviceSlug, type ProbeDesign } from './probe-designs.ts';
import { button, indicatorLight, mark, ribs } from './probe-details.ts';
import { shadedForm, type Studio } from './shaded-form.ts';
import { faces, grooves, seam, visibleBand, visibleRing } from './surface-lines.ts';
import { element, linear } from './svg.ts';
import { course, tube, type Course } from './tube.ts';
import type { Vec2, Vec3 } from './vector.ts';

/** A probe in position: its markup, and the meshes that cast its shadow. */
export interface DrawnProbe {
  readonly markup: string;
  readonly meshes: readonly Mesh[];
}

/** The course of the sleeve at the tail, at whose end the cable starts. */
function sleeveCourse(slug: DeviceSlug, drop: number): Course {
  const { tailEnd } = probeSurfaces(probeDesigns[slug].form);
  return course([
    [tailEnd + 4, 0, 0],
    [tailEnd - 6, 0, -drop * 0.06],
    [tailEnd - 16, 0, -drop * 0.38],
    [tailEnd - 26, 0, -drop * 0.86],
  ]);
}

const sleeveRadius = (t: number): number => 7 - 3.7 * t ** 0.8;

/** Draws a device. `drop` is how far its cable sleeve sinks toward the table, in mm. */
export function probe(studio: Studio, slug: DeviceSlug, placement: Placement, drop: number): DrawnProbe {
  const design = probeDesigns[slug];
  const surfaces = probeSurfaces(design.form);
  const collarFrom = design.collar ? surfaces.along(design.collar.from) : 1;
  const handle: Surface = (u, v) => surfaces.shell(u * collarFrom, v);
  const collar: Surface = (u, v) => surfaces.shell(collarFrom + u * (1 - collarFrom), v);
  const sleeve = tube(sleeveCourse(slug, drop), sleeveRadius);
  const meshes = {
    sleeve: meshOf(sleeve, 120, 40, placement),
    handle: meshOf(handle, 120, 140, placement),
    collar: meshOf(collar, 40, 140, placement),
    lens: meshOf(surfaces.lens, 40, 140, placement),
  };
  const onHandle = [
    sideSeam(studio, surfaces, placement, collarFrom),
    ring(studio, design, surfaces, placement),
    design.ribs ? ribs(studio, surfaces, placement, design.ribs) : '',
  ].join('');
  const markup = [
    shadedForm(
      studio,
      meshes.sleeve,
      materials.rubber,
      grooves(studio, sleeve, placement, [0.3, 0.44, 0.58, 0.72, 0.86]),
    ),
    shadedForm(studio, meshes.handle, materials[design.shell], onHandle),
    design.collar ? shadedForm(studio, meshes.collar, materials[design.collar.material]) : '',
    shadedForm(studio, meshes.lens, materials.lens),
    lensJoint(studio, surfaces, placement),
    mark(studio, surfaces, placement, design.mark),
    ...design.buttons.map((one) => button(studio, surfaces, placement, one)),
    indicatorLight(studio, surfaces, placement, design.light),
  ].join('');
  return { markup, meshes: [meshes.sleeve, meshOf(surfaces.shell, 60, 80, placement)] };
}

/** The seam between the two halves of the shell, on the visible side. */
function sideSeam(studio: Studio, { shell }: ProbeSurfaces, placement: Placement, until: number): string {
  const height = 0.045;
  const v = faces(studio, shell, placement, 0.5, height) ? height : 0.5 - height;
  const line = Array.from({ length: 41 }, (_, index) => {
    const u = 0.03 + (until - 0.03) * (index / 40);
    return studio.camera.project(place(shell(u, v), placement));
  });
  return seam(studio, line, 1.1);
}

function lensJoint(studio: Studio, { shell }: ProbeSurfaces, placement: Placement): string {
  return element('path', {
    d: smoothLine(visibleRing(studio, shell, placement, 0.999), 0.2),
    stroke: '#10151c',
    'stroke-opacity': 0.75,
    'stroke-width': 2,
  });
}

function ring(
  studio: Studio,
  design: ProbeDesign,
  { shell, along }: ProbeSurfaces,
  placement: Placement,
): string {
  if (!design.ring) return '';
  const { from, to, colours } = design.ring;
  const band = visibleBand(studio, shell, placement, along(from), along(to));
  const edge = visibleRing(studio, shell, placement, along(from));
  const fill = linear(studio.on, topLeftOf(edge), bottomRightOf(edge), [
    { at: 0, colour: colours[0] },
    { at: 0.5, colour: colours[1] },
    { at: 1, colour: colours[2] },
  ]);
  return (
    element('path', { d: smoothPath([band], 0.25), fill }) +
    element('path', {
      d: smoothLine(edge, 0.25),
      stroke: '#05080e',
      'stroke-opacity': 0.55,
      'stroke-width': 1,
    })
  );
}

const topLeftOf = (line: readonly Vec2[]): Vec2 =>
  line.reduce((best, point) => (point[0] + point[1] < best[0] + best[1] ? point : best));
const bottomRightOf = (line: readonly Vec2[]): Vec2 =>
  line.reduce((best, point) => (point[0] + point[1] > best[0] + best[1] ? point : best));

/** The point in the room where the cable leaves the sleeve. */
export function cableStart(
  slug: DeviceSlug,
  placement: Placement,
  drop: number,
): { readonly at: Vec3; readonly before: Vec3 } {
  const line = sleeveCourse(slug, drop);
  return { at: place(line(1), placement), before: place(line(0.8), placement) };
}
