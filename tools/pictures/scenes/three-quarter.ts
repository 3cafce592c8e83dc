import { cable } from '../parts/cable.ts';
import { camera, place, threeQuarterElevation } from '../parts/camera.ts';
import { connector, connectorLength, type ConnectorName } from '../parts/connector.ts';
import type { DeviceSlug } from '../parts/probe-designs.ts';
import { cableStart, probe } from '../parts/probe.ts';
import { tableShadow } from '../parts/shadow.ts';
import { course } from '../parts/tube.ts';
import { picture, pictureFrame } from './scene.ts';

/** A device on the table with its cable and plug. */
export function threeQuarterPicture(slug: DeviceSlug, plugName: ConnectorName): string {
  return picture((on) => {
    const studio = {
      on,
      camera: camera({
        elevation: threeQuarterElevation,
        unitsPerMillimetre: 3.56,
        centre: [350, 302],
        distance: 800,
      }),
      frame: pictureFrame,
      tolerance: 0.25,
    };
    const placement = { yaw: 210, roll: -6, at: [0, 0, 15] } as const;
    const drop = 12;
    const drawn = probe(studio, slug, placement, drop);
    const plugPlacement = { yaw: 197, at: [36, -66, 4] } as const;
    const plug = connector(studio, plugName, plugPlacement);
    const { before, at } = cableStart(slug, placement, drop);
    const line = course([
      before,
      at,
      [at[0] + 11, at[1] - 6, 2.4],
      [at[0] + 17, at[1] - 30, 2.4],
      [at[0] + 9, at[1] - 66, 2.4],
      [88, -42, 3],
      place([-connectorLength - 6, 0, 0], plugPlacement),
      place([-connectorLength + 4, 0, 0], plugPlacement),
    ]);
    return [
      tableShadow(studio, [...drawn.meshes, ...plug.meshes]),
      cable(studio, line),
      drawn.markup,
      plug.markup,
    ];
  });
}
