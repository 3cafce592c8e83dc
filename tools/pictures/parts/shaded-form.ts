import type { Camera } from './camera.ts';
import { contours } from './contour.ts';
import { lamps, lightOn, mirrors } from './light.ts';
import type { Material } from './material.ts';
import type { Mesh } from './mesh.ts';
import { smoothPath } from './path.ts';
import { coverOf, fieldOf, look, type Frame, type Grid, type SeenForm } from './raster.ts';
import { acrossForm, blur, clipTo, element, group, keep, reuse, type Sheet } from './svg.ts';

export interface Studio {
  readonly on: Sheet;
  readonly camera: Camera;
  readonly frame: Frame;
  /** The maximum deviation of outlines, in user units; three times as much for tones. */
  readonly tolerance: number;
  /** The height in mm below which forms are hidden. */
  readonly floor?: number;
}

/** A form in four tones, clipped to its outline, with highlight and edge light. `details` are drawn over the tones. */
export function shadedForm(studio: Studio, mesh: Mesh, material: Material, details = ''): string {
  const { on, camera, frame, tolerance } = studio;
  const seen = look(mesh, camera, frame, studio.floor);
  const cover = coverOf(seen);
  const lines = contours(cover, 0.5, { smoothing: 4 });
  const outline = smoothPath(lines, tolerance);
  const light = fieldOf(seen, lightOn);
  const softness = material.softness * camera.unitsPerMillimetre;
  const tones = camera.lighting.toneLevels
    .map((level, index) => {
      const lines = contours(light, level, { shortest: 6 + 40 * tolerance, smoothing: 6, cover });
      return [
        smoothPath(lines, tolerance * 3, softness > 2 || tolerance > 0.3 ? 0 : 1),
        material.tones[index + 1],
      ] as const;
    })
    .filter(([path]) => path !== '')
    .map(([d, fill]) => element('path', { d, fill }));
  const edge = acrossForm(
    on,
    [0.35, 1],
    [
      { at: 0, colour: material.edge.light },
      { at: 1, colour: material.edge.shade },
    ],
  );
  const shape = keep(on, outline);
  return group(
    { 'clip-path': clipTo(on, shape) },
    reuse(shape, { fill: material.tones[0] }),
    group({ filter: blur(on, softness) }, ...tones),
    material.highlight ? highlights(studio, seen, cover, material.highlight) : '',
    details,
    reuse(shape, { stroke: edge, 'stroke-width': 2.2 }),
  );
}

/** The reflections of the lamps in a smooth surface, fading away from the light. */
function highlights(
  { on, camera, tolerance }: Studio,
  seen: SeenForm,
  cover: Grid,
  { colour, opacity }: NonNullable<Material['highlight']>,
): string {
  const fill = acrossForm(
    on,
    [1, 0],
    [
      { at: 0, colour, opacity },
      { at: 1, colour, opacity: opacity * 0.35 },
    ],
  );
  const paths = lamps.map((lamp) => {
    const mirrored = fieldOf(seen, (normal) => mirrors(lamp, camera.lighting.lampAxis, normal));
    const d = smoothPath(contours(mirrored, 0, { shortest: 40, smoothing: 6, cover }), tolerance * 3);
    return d === ''
      ? ''
      : element('path', { d, 'fill-opacity': lamp.brightness === 1 ? undefined : lamp.brightness });
  });
  return paths.join('') === ''
    ? ''
    : group({ fill, filter: blur(on, 0.4 * camera.unitsPerMillimetre) }, ...paths);
}
