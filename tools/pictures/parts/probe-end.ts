import type { Placement } from './camera.ts';
import { materials } from './material.ts';
import { meshOf, type Mesh, type Surface } from './mesh.ts';
import { profile } from './profile.ts';
import { shadedForm, type Studio } from './shaded-form.ts';
import { grooves } from './surface-lines.ts';

/** The distance in mm from the front of a cable's probe end to the point where the cable leaves it. */
export const probeEndLength = 40;

const turnProfile =
  (radius: (x: number) => number, from: number, to: number): Surface =>
  (u, v) => {
    const x = from + (to - from) * Math.min(1, u / 0.94);
    const close = u > 0.94 ? 1 - ((u - 0.94) / 0.06) * 0.999 : 1;
    const reach = radius(x) * close;
    return [x, reach * Math.cos(2 * Math.PI * v), reach * Math.sin(2 * Math.PI * v)];
  };

const sleeve = turnProfile(
  profile([
    [-40, 2.6],
    [-30, 3.2],
    [-16, 4.8],
    [-14, 6.2],
    [-2, 6.4],
  ]),
  -40,
  -2,
);
const collar = turnProfile(() => 5.6, -2, 3.5);
const pin = turnProfile(() => 4, 3.5, 9);

/** The end of a cable that plugs into the probe: a round plug in its sleeve. */
export function probeEnd(
  studio: Studio,
  placement: Placement,
): { readonly markup: string; readonly meshes: readonly Mesh[] } {
  const meshes = [
    meshOf(sleeve, 100, 60, placement),
    meshOf(collar, 30, 60, placement),
    meshOf(pin, 30, 60, placement),
  ] as const;
  const rings = grooves(studio, sleeve, placement, [0.1, 0.2, 0.3, 0.4]);
  return {
    markup:
      shadedForm(studio, meshes[2], materials.metal) +
      shadedForm(studio, meshes[1], materials.steelShell) +
      shadedForm(studio, meshes[0], materials.rubber, rings),
    meshes,
  };
}
