import { cable } from '../parts/cable.ts';
import { camera, place, threeQuarterElevation } from '../parts/camera.ts';
import { connector, connectorLength, type ConnectorName } from '../parts/connector.ts';
import { plugFront } from '../parts/plug-front.ts';
import type { DeviceSlug } from '../parts/probe-designs.ts';
import { cableStart, probe } from '../parts/probe.ts';
import { tableShadow } from '../parts/shadow.ts';
import { group } from '../parts/svg.ts';
import { course } from '../parts/tube.ts';
import { fadeOut, picture, pictureFrame } from './scene.ts';

/** A close-up of a device's plug, with the device's tail behind it and a dimensioned drawing of the plug's front. */
export function connectorPicture(slug: DeviceSlug, plugName: ConnectorName): string {
  return picture((on) => {
    const view = camera({
      elevation: threeQuarterElevation,
      unitsPerMillimetre: 7.4,
      centre: [330, 320],
      distance: 620,
    });
    const studio = { on, camera: view, frame: pictureFrame, tolerance: 0.3 };
    const placement = { yaw: 12, roll: 4, at: [86, 26, 15] } as const;
    const drop = 11;
    const drawn = probe(studio, slug, placement, drop);
    const plugPlacement = { yaw: -42, at: [4, -28, 4.4] } as const;
    const plug = connector(studio, plugName, plugPlacement);
    const { before, at } = cableStart(slug, placement, drop);
    const line = course([
      before,
      at,
      [-28, 4, 2.4],
      [-34, -3, 2.4],
      [-31, -7, 3],
      place([-connectorLength - 4, 0, 0], plugPlacement),
      place([-connectorLength + 4, 0, 0], plugPlacement),
    ]);
    return [
      group(
        { mask: fadeOut(on, 560, 800) },
        tableShadow(studio, [...drawn.meshes, ...plug.meshes]),
        cable(studio, line),
        drawn.markup,
      ),
      plug.markup,
      plugFront(plugName, [610, 490], 15),
    ];
  });
}
