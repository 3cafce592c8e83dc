import { place, type Placement } from './camera.ts';
import { markPath } from './mark.ts';
import { materials } from './material.ts';
import { meshOf, type Mesh, type Surface } from './mesh.ts';
import { polygonPath, smoothPath } from './path.ts';
import { profile } from './profile.ts';
import { shadedForm, type Studio } from './shaded-form.ts';
import { grooves } from './surface-lines.ts';
import { element, linear } from './svg.ts';
import type { Vec2 } from './vector.ts';

/** The plugs that fit phones and tablets. */
export type ConnectorName = 'usb-c' | 'lightning';

/** The dimensions of a plug's metal part in mm, per its standard. */
export const plugMeasures: Readonly<
  Record<ConnectorName, { readonly width: number; readonly thickness: number; readonly length: number }>
> = {
  'usb-c': { width: 8.3, thickness: 2.6, length: 6.7 },
  lightning: { width: 6.7, thickness: 1.5, length: 6.6 },
};

/** The distance in mm from the front of the grip to the point where the cable leaves the connector. */
export const connectorLength = 27;

const superellipse = (angle: number, squareness: number): Vec2 => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const radius = (Math.abs(c) ** squareness + Math.abs(s) ** squareness) ** (-1 / squareness);
  return [c * radius, s * radius];
};

/** A flat bar with rounded sides: the cross-section of a USB-C plug. */
function stadium(angle: number, halfWidth: number, halfThickness: number): Vec2 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const straight = halfWidth - halfThickness;
  return [
    Math.sign(c) * Math.min(straight, Math.abs(c) * straight * 2.2) + halfThickness * c,
    halfThickness * s,
  ];
}

const gripWidth = profile([
  [-27, 2.5],
  [-21, 3.3],
  [-16.5, 5.9],
  [-10, 6.3],
  [0, 6.1],
]);
const gripThickness = profile([
  [-27, 2.5],
  [-21, 2.9],
  [-16.5, 3.7],
  [-10, 3.8],
  [0, 3.5],
]);

const grip: Surface = (u, v) => {
  const x = -connectorLength + connectorLength * Math.min(1, u / 0.92);
  const inset = u > 0.92 ? 1 - ((u - 0.92) / 0.08) * 0.999 : 1;
  const [y, z] = superellipse(2 * Math.PI * v, x < -19 ? 2.1 : 2.6);
  return [x, y * gripWidth(x) * inset, z * gripThickness(x) * inset];
};

interface DrawnConnector {
  readonly markup: string;
  readonly meshes: readonly Mesh[];
}

/** The grip of a connector whose metal part is inside a phone. */
export function pluggedConnector(studio: Studio, placement: Placement): DrawnConnector {
  const mesh = meshOf(grip, 120, 80, placement);
  const details = grooves(studio, grip, placement, [0.05, 0.11, 0.17, 0.23]) + print(studio, placement);
  return { markup: shadedForm(studio, mesh, materials.rubber, details), meshes: [mesh] };
}

/** In user units per mm. At a smaller scale, a mark or a single contact would be a speck. */
const smallestDetail = 3;

function print({ camera }: Studio, placement: Placement): string {
  if (camera.unitsPerMillimetre < smallestDetail) return '';
  return element('path', {
    d: markPath((along, across) => camera.project(place([along - 8, across, 3.75], placement)), 5),
    fill: '#8996a5',
  });
}

/** A connector in position. It points along x, with the front of its grip at the origin. */
export function connector(studio: Studio, name: ConnectorName, placement: Placement): DrawnConnector {
  const { width, thickness, length } = plugMeasures[name];
  const plugSurface: Surface =
    name === 'usb-c'
      ? (u, v) => {
          const [y, z] = stadium(2 * Math.PI * v, width / 2, thickness / 2);
          return [u * length, y, z];
        }
      : (u, v) => {
          const [y, z] = superellipse(2 * Math.PI * v, 5);
          const x = u * length;
          const round = x > length - 1.1 ? Math.sqrt(1 - ((x - length + 1.1) / 1.1) ** 2 * 0.999) : 1;
          return [x, y * (width / 2 - 1.1 + 1.1 * round), z * (thickness / 2) * (0.35 + 0.65 * round)];
        };
  const held = pluggedConnector(studio, placement);
  const plug = meshOf(plugSurface, 40, 120, placement);
  const at: At = (x, y, z) => studio.camera.project(place([x, y, z], placement));
  const isClose = studio.camera.unitsPerMillimetre >= smallestDetail;
  const details = name === 'usb-c' ? mouth(studio, at, length, isClose) : contacts(at, thickness, isClose);
  return {
    markup: held.markup + shadedForm(studio, plug, materials.metal) + details,
    meshes: [...held.meshes, plug],
  };
}

type At = (x: number, y: number, z: number) => Vec2;

/** The front of a USB-C plug: its rim, its dark inside and its rows of contacts. */
function mouth(studio: Studio, at: At, length: number, isClose: boolean): string {
  const { width, thickness } = plugMeasures['usb-c'];
  const loop = (inset: number, x = length): Vec2[] =>
    Array.from({ length: 96 }, (_, index) => {
      const [y, z] = stadium((index / 96) * 2 * Math.PI, width / 2 - inset, thickness / 2 - inset);
      return at(x, y, z);
    });
  const rim = loop(0);
  const [left, right] = [rim[48] as Vec2, rim[0] as Vec2];
  const fill = linear(studio.on, left, right, [
    { at: 0, colour: '#f4f7f8' },
    { at: 1, colour: '#a9b1b7' },
  ]);
  const pads = Array.from({ length: 6 }, (_, index) => {
    const y = -2.75 + index * 1.1;
    return polygonPath([
      at(length - 0.3, y - 0.28, 0.72),
      at(length - 0.3, y + 0.28, 0.72),
      at(length - 0.3, y + 0.28, 0.3),
      at(length - 0.3, y - 0.28, 0.3),
    ]);
  }).join('');
  return (
    element('path', { d: smoothPath([rim], 0.1), fill }) +
    element('path', { d: smoothPath([loop(0.34)], 0.1), fill: '#0b0f15' }) +
    (isClose ? element('path', { d: pads, fill: '#c9a24a' }) : '')
  );
}

/** The eight contacts of a Lightning plug. */
function contacts(at: At, thickness: number, isClose: boolean): string {
  const z = thickness / 2;
  const field = polygonPath([at(2, -3, z), at(2, 3, z), at(5.5, 3, z), at(5.5, -3, z)]);
  const pads = Array.from({ length: 8 }, (_, index) => {
    const y = -2.66 + index * 0.76;
    return polygonPath([
      at(2.25, y - 0.25, z),
      at(2.25, y + 0.25, z),
      at(5.25, y + 0.25, z),
      at(5.25, y - 0.25, z),
    ]);
  }).join('');
  if (!isClose) return element('path', { d: field, fill: '#c9a24a' });
  return element('path', { d: field, fill: '#e9edef' }) + element('path', { d: pads, fill: '#c9a24a' });
}
