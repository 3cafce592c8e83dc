import { sectorIn, sectorPoint, sectorSteps } from '../../../src/ui/sector/sector-geometry.ts';
import { cable } from '../parts/cable.ts';
import { camera } from '../parts/camera.ts';
import { caption } from '../parts/figures.ts';
import { probeDesigns, type DeviceSlug } from '../parts/probe-designs.ts';
import { measuresOf } from '../parts/probe-form.ts';
import { cableStart, probe } from '../parts/probe.ts';
import { tableShadow } from '../parts/shadow.ts';
import { element, group, radial } from '../parts/svg.ts';
import { course } from '../parts/tube.ts';
import { fadeOut, picture, pictureFrame } from './scene.ts';

/** The extended warranties: the device in the picture, the number of years and the colors. */
export const warranties = {
  'warranty-2-years': { device: 'iq3', years: 2, colours: ['#57d3c7', '#16968c'] },
  'warranty-3-years': { device: 'iq3', years: 3, colours: ['#57d3c7', '#16968c'] },
  'warranty-vet-2-years': { device: 'iq-plus-vet', years: 2, colours: ['#a9c678', '#64853a'] },
  'warranty-vet-3-years': { device: 'iq-plus-vet', years: 3, colours: ['#a9c678', '#64853a'] },
} as const satisfies Readonly<
  Record<
    string,
    { readonly device: DeviceSlug; readonly years: number; readonly colours: readonly [string, string] }
  >
>;
export type WarrantySlug = keyof typeof warranties;

const scale = 2.2;
const lensTop = 112;

/** A probe on a shield, which is an inverted sector. Each of its steps is a year of coverage. */
export function warrantyPicture(slug: WarrantySlug): string {
  const { device, years, colours } = warranties[slug];
  return picture((on) => {
    const view = camera({ elevation: 90, unitsPerMillimetre: scale, centre: [400, 300] });
    const studio = { on, camera: view, frame: pictureFrame, tolerance: 0.35 };
    const { front } = measuresOf(probeDesigns[device].form);
    const placement = { yaw: 90, at: [0, (300 - lensTop) / scale - front, 18] } as const;
    const drawn = probe(studio, device, placement, 1);
    const { before, at } = cableStart(device, placement, 1);
    const line = course([
      before,
      at,
      [4, at[1] - 10, 4],
      [24, at[1] - 18, 3],
      [70, at[1] - 13, 3],
      [130, at[1] - 16, 3],
    ]);
    const shield = sectorIn({ x: 90, y: 54, width: 620, height: 430 });
    const flip = { transform: `matrix(1 0 0 -1 0 ${54 + 484})` };
    const fill = radial(on, shield.apex, shield.outer, [
      { at: 0.3, colour: colours[0] },
      { at: 1, colour: colours[1] },
    ]);
    const year = (index: number): string => {
      const [x, y] = sectorPoint(shield, (index + 0.5) / years, -0.72);
      return caption([x, 54 + 484 - y + 10], String(index + 1), { size: 30, colour: '#0b1420' });
    };
    return [
      group(flip, element('path', { d: sectorSteps(shield, years, 0.035).join(''), fill })),
      ...Array.from({ length: years }, (_, index) => year(index)),
      tableShadow(studio, drawn.meshes, 0.8),
      group({ mask: fadeOut(on, 560, 700) }, cable(studio, line)),
      drawn.markup,
    ];
  });
}
