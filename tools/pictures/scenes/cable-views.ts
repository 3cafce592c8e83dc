import { cable, cableDiameter, stretch } from '../parts/cable.ts';
import { camera, place, threeQuarterElevation } from '../parts/camera.ts';
import { connector, connectorLength, type ConnectorName } from '../parts/connector.ts';
import { plugFront } from '../parts/plug-front.ts';
import { probeEnd, probeEndLength } from '../parts/probe-end.ts';
import { tableShadow } from '../parts/shadow.ts';
import { course } from '../parts/tube.ts';
import type { Studio } from '../parts/shaded-form.ts';
import { element, group, linear } from '../parts/svg.ts';
import { polygonPath } from '../parts/path.ts';
import type { Vec2, Vec3 } from '../parts/vector.ts';
import { fadeOut, picture, pictureFrame } from './scene.ts';

/** The turns of a coil, starting and ending below its center, as points in the room. */
function coil(turns: number, radius: number): Vec3[] {
  const perTurn = 12;
  return Array.from({ length: turns * perTurn + 1 }, (_, index) => {
    const turn = index / perTurn;
    const angle = (turn - 0.25) * 2 * Math.PI;
    const reach = radius - 5.5 * Math.sin(turn * 2.4) - 2 * Math.cos(turn * 5.1);
    return [
      reach * Math.cos(angle),
      reach * Math.sin(angle) * 0.94 + 4,
      cableDiameter / 2 + Math.min(turn, 2.5) * 2.6,
    ];
  });
}

/** A coiled spare cable, with its phone plug and its probe end. */
export function cablePicture(plugName: ConnectorName, isLong: boolean): string {
  return picture((on) => {
    const view = camera({
      elevation: threeQuarterElevation,
      unitsPerMillimetre: 4.6,
      centre: [404, 300],
      distance: 700,
    });
    const studio = { on, camera: view, frame: pictureFrame, tolerance: 0.25 };
    const plugPlacement = { yaw: 204, at: [-62, -52, 4.2] } as const;
    const plug = connector(studio, plugName, plugPlacement);
    const endPlacement = { yaw: -14, at: [63, -50, 6.2] } as const;
    const end = probeEnd(studio, endPlacement);
    const turns = isLong ? 5 : 2;
    const line = course([
      place([-connectorLength + 4, 0, 0], plugPlacement),
      place([-connectorLength - 4, 0, 0], plugPlacement),
      ...coil(turns, 46),
      place([-probeEndLength - 4, 0, 0], endPlacement),
      place([-probeEndLength + 3, 0, 0], endPlacement),
    ]);
    const pieces = turns * 2;
    const strands = Array.from({ length: pieces }, (_, index) =>
      cable(studio, stretch(line, Math.max(0, index - 0.06) / pieces, (index + 1) / pieces), 40),
    );
    return [
      tableShadow(studio, [...plug.meshes, ...end.meshes]),
      ...strands,
      strap(studio, isLong ? [39, 55] : [38, 53]),
      end.markup,
      plug.markup,
    ];
  });
}

/** The strap around a coil, at its far side. */
function strap({ camera: view, on }: Studio, [inner, outer]: readonly [number, number]): string {
  const corners = (
    [
      [-5.5, outer, 4],
      [5.5, outer, 4],
      [5.5, inner, 4],
      [-5.5, inner, 4],
    ] as const
  ).map((point) => view.project(point));
  const fill = linear(on, corners[0] as Vec2, corners[3] as Vec2, [
    { at: 0, colour: '#5fd6ca' },
    { at: 0.3, colour: '#16968c' },
    { at: 1, colour: '#064c49' },
  ]);
  return element('path', {
    d: polygonPath(corners),
    fill,
    stroke: fill,
    'stroke-width': 6,
    'stroke-linejoin': 'round',
  });
}

/** A close-up of a spare cable's plug, with a dimensioned drawing of its front. */
export function cableConnectorPicture(plugName: ConnectorName): string {
  return picture((on) => {
    const view = camera({
      elevation: threeQuarterElevation,
      unitsPerMillimetre: 13,
      centre: [330, 310],
      distance: 520,
    });
    const studio = { on, camera: view, frame: pictureFrame, tolerance: 0.25 };
    const placement = { yaw: 226, at: [-12, -8, 4.2] } as const;
    const plug = connector(studio, plugName, placement);
    const line = course([
      place([-connectorLength + 4, 0, 0], placement),
      place([-connectorLength - 8, 0, -1], placement),
      [30, 20, 2.4],
      [42, 4, 2.4],
      [56, -20, 2.4],
      [90, -40, 2.4],
    ]);
    return [
      tableShadow(studio, plug.meshes),
      group({ mask: fadeOut(on, 640, 790) }, cable(studio, line)),
      plug.markup,
      plugFront(plugName, [560, 505], 17),
    ];
  });
}
