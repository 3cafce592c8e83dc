import { cable, cableDiameter, stretch } from '../parts/cable.ts';
import { camera, place, threeQuarterElevation } from '../parts/camera.ts';
import { travelCase } from '../parts/case.ts';
import { charger } from '../parts/charger.ts';
import { connector, connectorLength, type ConnectorName } from '../parts/connector.ts';
import type { MaterialName } from '../parts/material.ts';
import { boxLid, boxMeasures, boxPlanes, boxShadow, boxTray } from '../parts/package.ts';
import { probeDesigns, type DeviceSlug } from '../parts/probe-designs.ts';
import { measuresOf } from '../parts/probe-form.ts';
import { cableStart, probe } from '../parts/probe.ts';
import { tableShadow } from '../parts/shadow.ts';
import { course } from '../parts/tube.ts';
import type { Vec3 } from '../parts/vector.ts';
import { picture, pictureFrame } from './scene.ts';

/** The print on a box and the material of its travel case. */
export interface BoxLook {
  readonly name: string;
  readonly accent: string;
  readonly travelCase: MaterialName;
}

const turn = 20;
/** The center of the cable's hollow, in mm from the middle of the box along its length. */
const cableHollow = boxMeasures.length / 2 - 41;

/** A device with its cable in the open box, the booklet in the lid, and the charging base and travel case beside it. */
export function boxPicture(slug: DeviceSlug, plugName: ConnectorName, look: BoxLook): string {
  return picture((on) => {
    const view = camera({
      elevation: threeQuarterElevation,
      unitsPerMillimetre: 1.98,
      centre: [362, 322],
      lookAt: [0, 0, 20],
      distance: 1100,
    });
    const studio = { on, camera: view, frame: pictureFrame, tolerance: 0.65 };
    const level = boxMeasures.height - boxMeasures.rim;
    const sunk = { ...studio, floor: level };
    const boxPlacement = { yaw: turn } as const;
    const planes = boxPlanes(boxPlacement, 14);
    const inBox = (x: number, y: number, z: number): Vec3 => place([x, y, z], boxPlacement);
    const { form } = probeDesigns[slug];
    const probePlacement = {
      yaw: 180 + turn,
      at: inBox(measuresOf(form).front - boxMeasures.length / 2 + 11, 0, level + 1),
    };
    const drawn = probe(sunk, slug, probePlacement, 1);
    const plugPlacement = { yaw: turn - 118, at: inBox(cableHollow - 6, -19, level + 3) };
    const plug = connector(studio, plugName, plugPlacement);
    const { before, at } = cableStart(slug, probePlacement, 1);
    const coil = Array.from({ length: 22 }, (_, index): Vec3 => {
      const angle = 2.5 - (index / 12) * 2 * Math.PI;
      const reach = 29 - index * 0.22;
      return inBox(
        cableHollow + reach * Math.cos(angle),
        reach * Math.sin(angle),
        level - 3 + cableDiameter * 0.02 * index,
      );
    });
    const line = course([
      before,
      at,
      ...coil,
      place([-connectorLength - 3, 0, 0], plugPlacement),
      place([-connectorLength + 4, 0, 0], plugPlacement),
    ]);
    const bag = travelCase(studio, { yaw: turn - 8, at: inBox(72, -104, 15) }, look.travelCase, look.accent);
    const dock = charger(studio, { yaw: turn, at: inBox(-66, -94, 0) });
    return [
      boxShadow(studio, planes),
      boxLid(studio, planes, look.name, look.accent),
      boxTray(
        studio,
        planes,
        form,
        probePlacement,
        [boxMeasures.length / 2 + cableHollow, boxMeasures.width / 2],
        look.name,
      ),
      ...[0, 0.5].map((from) => cable(studio, stretch(line, Math.max(0, from - 0.01), from + 0.5), 40)),
      drawn.markup,
      plug.markup,
      tableShadow(studio, [...bag.meshes, ...dock.meshes]),
      dock.markup,
      bag.markup,
    ];
  });
}
