import { cable } from '../parts/cable.ts';
import { camera, place } from '../parts/camera.ts';
import { connectorLength, pluggedConnector } from '../parts/connector.ts';
import { dimension, scaleBar } from '../parts/figures.ts';
import { phone, phoneMeasures } from '../parts/phone.ts';
import { probeDesigns, type DeviceSlug } from '../parts/probe-designs.ts';
import { measuresOf } from '../parts/probe-form.ts';
import { cableStart, probe } from '../parts/probe.ts';
import { tableShadow } from '../parts/shadow.ts';
import { course } from '../parts/tube.ts';
import { picture, pictureFrame } from './scene.ts';

const scale = 2.4;

/** A device beside a phone, from above and without perspective, with dimensions and a scale bar of 50 mm. */
export function besidePhonePicture(slug: DeviceSlug): string {
  return picture((on) => {
    const view = camera({ elevation: 90, unitsPerMillimetre: scale, centre: [400, 312] });
    const studio = { on, camera: view, frame: pictureFrame, tolerance: 0.55 };
    const { length, width, front } = measuresOf(probeDesigns[slug].form);
    const top = 104;
    const placement = { yaw: 90, at: [-58, top - front, 16] } as const;
    const drawn = probe(studio, slug, placement, 6);
    const phoneAt = [40, top - 4] as const;
    const port = [phoneAt[0] + phoneMeasures.width / 2, phoneAt[1] - phoneMeasures.height] as const;
    const plugPlacement = { yaw: 90, at: [port[0], port[1], 4] } as const;
    const plug = pluggedConnector(studio, plugPlacement);
    const { before, at } = cableStart(slug, placement, 6);
    const tail = top - length;
    const low = tail - 34;
    const line = course([
      before,
      at,
      [-50, tail - 31, 2.4],
      [-30, low, 2.4],
      [10, low, 2.4],
      [port[0] - 26, low, 2.4],
      [port[0] - 6, low + 5, 2.4],
      [port[0] - 0.5, (low + port[1] - connectorLength) / 2, 3],
      place([-connectorLength + 4, 0, 0], plugPlacement),
    ]);
    const [left, upper] = view.project([-58 - width / 2, top, 0]);
    const [right, lower] = view.project([-58 + width / 2, tail, 0]);
    return [
      tableShadow(studio, drawn.meshes),
      cable(studio, line),
      drawn.markup,
      plug.markup,
      phone(on, view.project([...phoneAt, 0]), scale, 11),
      dimension([left - 28, upper], [left - 28, lower], `${Math.round(length)} mm`, 16),
      dimension([left, upper - 22], [right, upper - 22], `${Math.round(width)} mm`, -12),
      scaleBar([46, 536], scale, 50),
    ];
  });
}
