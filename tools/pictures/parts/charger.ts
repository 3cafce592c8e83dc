import type { Placement } from './camera.ts';
import { place } from './camera.ts';
import { materials } from './material.ts';
import { meshOf, type Mesh, type Surface } from './mesh.ts';
import { smoothPath } from './path.ts';
import { shadedForm, type Studio } from './shaded-form.ts';
import { element, linear } from './svg.ts';
import type { Vec2 } from './vector.ts';

/** The height of the charging base's outline at each radius, from foot to rim, in mm. */
const outline = [
  [33, 0],
  [35.5, 2],
  [36, 7],
  [34.5, 10],
  [31, 11.5],
  [0.1, 11.5],
] as const;

const base: Surface = (u, v) => {
  const position = u * (outline.length - 1);
  const index = Math.min(outline.length - 2, Math.floor(position));
  const share = position - index;
  const [from, to] = [outline[index], outline[index + 1]] as [
    readonly [number, number],
    readonly [number, number],
  ];
  const radius = from[0] + (to[0] - from[0]) * share;
  const angle = 2 * Math.PI * v;
  return [radius * Math.cos(angle), radius * Math.sin(angle), from[1] + (to[1] - from[1]) * share];
};

/** The charging base: a low round plate with a dish for the probe, and its light. */
export function charger(
  studio: Studio,
  placement: Placement,
): { readonly markup: string; readonly meshes: readonly Mesh[] } {
  const mesh = meshOf(base, 60, 90, placement);
  const ring = (radius: number, height: number): Vec2[] =>
    Array.from({ length: 48 }, (_, index) => {
      const angle = (index / 48) * 2 * Math.PI;
      return studio.camera.project(
        place([radius * Math.cos(angle), radius * Math.sin(angle), height], placement),
      );
    });
  const dish = ring(26, 11.5);
  const fill = linear(studio.on, dish[24] as Vec2, dish[0] as Vec2, [
    { at: 0, colour: '#10161f' },
    { at: 1, colour: '#4c5764' },
  ]);
  const light = studio.camera.project(place([-20, -27, 10.8], placement));
  const markup = shadedForm(studio, mesh, materials.rubber);
  return {
    markup:
      markup +
      element('path', { d: smoothPath([dish], 0.3), fill }) +
      element('path', { d: smoothPath([ring(22, 9)], 0.3), fill: '#1c2430' }) +
      element('circle', { cx: light[0], cy: light[1], r: 2, fill: '#7ff0e2' }),
    meshes: [mesh],
  };
}
