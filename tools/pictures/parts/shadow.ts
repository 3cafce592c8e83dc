import { contours } from './contour.ts';
import type { Mesh } from './mesh.ts';
import { smoothPath } from './path.ts';
import { coverOf, look } from './raster.ts';
import type { Studio } from './shaded-form.ts';
import { blur, element } from './svg.ts';
import type { Vec3 } from './vector.ts';

/**
 * The shadow's offset to the right and to the front per mm of height: long for the lamp, short where forms touch the
 * table.
 */
const reaches = [
  { across: 0.75, near: -0.12, softness: 10, opacity: 0.25 },
  { across: 0.22, near: -0.04, softness: 3, opacity: 0.42 },
] as const;

const shadowColour = '#0a0f18';

/** The shadow of forms on the table: long and soft, and dark where they touch it. */
export function tableShadow(studio: Studio, meshes: readonly Mesh[], strength = 1): string {
  return reaches
    .map(({ across, near, softness, opacity }) => {
      const d = meshes
        .map((mesh) => {
          const points = mesh.points.map(([x, y, z]): Vec3 => [x + across * z, y + near * z, 0]);
          const seen = look({ ...mesh, points }, studio.camera, studio.frame);
          return smoothPath(contours(coverOf(seen), 0.5, { smoothing: 16 }), softness * 0.3, 0);
        })
        .join('');
      return element('path', {
        d,
        fill: shadowColour,
        'fill-opacity': opacity * strength,
        filter: blur(studio.on, softness),
      });
    })
    .join('');
}
