import { place, type Placement } from './camera.ts';
import { markPath } from './mark.ts';
import { materials, type MaterialName } from './material.ts';
import { meshOf, type Mesh, type Surface } from './mesh.ts';
import { shadedForm, type Studio } from './shaded-form.ts';
import { faces, seam } from './surface-lines.ts';
import { element } from './svg.ts';

const half = { length: 92, width: 40, thickness: 15 } as const;

const body: Surface = (u, v) => {
  const x = -half.length * Math.cos(Math.PI * (0.002 + 0.996 * u));
  const angle = 2 * Math.PI * v;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const reach = (Math.abs(c) ** 3.4 + Math.abs(s) ** 3.4) ** (-1 / 3.4);
  const end = (1 - Math.abs(x / half.length) ** 7) ** (1 / 7);
  return [x, half.width * c * reach * end, half.thickness * s * reach * end ** 0.8];
};

/** The closed travel case of a probe, a soft fabric pouch or a hard case, with the shop's mark. */
export function travelCase(
  studio: Studio,
  placement: Placement,
  material: MaterialName,
  mark: string,
): { readonly markup: string; readonly meshes: readonly Mesh[] } {
  const mesh = meshOf(body, 90, 90, placement);
  const height = 0.02;
  const v = faces(studio, body, placement, 0.5, height) ? height : 0.5 - height;
  const zip = Array.from({ length: 33 }, (_, index) =>
    studio.camera.project(place(body(0.04 + 0.92 * (index / 32), v), placement)),
  );
  const d = markPath(
    (along, across) => studio.camera.project(place([across + 52, -along, half.thickness], placement)),
    26,
  );
  return {
    markup:
      shadedForm(studio, mesh, materials[material], seam(studio, zip, 1.6)) +
      element('path', { d, fill: mark }),
    meshes: [mesh],
  };
}
