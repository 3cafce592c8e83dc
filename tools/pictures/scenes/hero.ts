import {
  depthTicks,
  sectorPath,
  sectorShape,
  type SectorFrame,
} from '../../../src/ui/sector/sector-geometry.ts';
import { cable } from '../parts/cable.ts';
import { camera, place } from '../parts/camera.ts';
import { echoImage } from '../parts/echo-image.ts';
import { caption } from '../parts/figures.ts';
import { glovedHand } from '../parts/gloved-hand.ts';
import { numbers } from '../parts/path.ts';
import { type DeviceSlug, probeDesigns } from '../parts/probe-designs.ts';
import { measuresOf } from '../parts/probe-form.ts';
import { cableStart, probe } from '../parts/probe.ts';
import { blur, element, group, linear, radial } from '../parts/svg.ts';
import { course } from '../parts/tube.ts';
import type { Vec2 } from '../parts/vector.ts';
import { dogOnTable, type HeroPatient, personInBed } from './hero-patients.ts';
import { picture } from './scene.ts';

/**
 * The composition of a hero picture: its frame, the position of the lens's center, the scale, and the tilt to the
 * right.
 */
interface HeroCut {
  readonly frame: { readonly width: number; readonly height: number };
  readonly lens: Vec2;
  readonly unitsPerMillimetre: number;
  readonly lean: number;
  readonly grain: number;
  readonly device: DeviceSlug;
  readonly patient: HeroPatient;
}

const bedside = { grain: 3.1, device: 'iq3', patient: personInBed } as const;
const veterinary = { grain: 3.1, device: 'iq-plus-vet', patient: dogOnTable } as const;

export const heroCuts = {
  hero: {
    ...bedside,
    frame: { width: 1600, height: 900 },
    lens: [1150, 486],
    unitsPerMillimetre: 2.85,
    lean: 12,
  },
  'hero-narrow': {
    ...bedside,
    frame: { width: 750, height: 780 },
    lens: [372, 428],
    unitsPerMillimetre: 2.6,
    lean: 10,
  },
  'hero-veterinary': {
    ...veterinary,
    frame: { width: 1600, height: 900 },
    lens: [1060, 520],
    unitsPerMillimetre: 2.6,
    lean: 12,
  },
  'hero-veterinary-narrow': {
    ...veterinary,
    frame: { width: 750, height: 780 },
    lens: [280, 452],
    unitsPerMillimetre: 2.3,
    lean: 12,
  },
} as const satisfies Readonly<Record<string, HeroCut>>;

/**
 * The depth of the image in cm. At this scale the lens has the inner radius of the sector, so that probe and image
 * match.
 */
const depth = 12;
/**
 * A probe in a hand on a patient, in a dark room, with its image true to scale: one bright sector with its depth in cm.
 */
export function heroPicture(cut: HeroCut): string {
  const { frame, lens, unitsPerMillimetre, lean, grain, device, patient } = cut;
  return picture((on) => {
    const reach = depth * 10 * unitsPerMillimetre;
    const outer = reach / (1 - sectorShape.innerShare);
    const inner = outer - reach;
    const sector: SectorFrame = {
      apex: [lens[0], lens[1] - inner],
      inner,
      outer,
      halfAngle: sectorShape.halfAngle,
    };
    const view = camera({ elevation: 90, unitsPerMillimetre, centre: lens });
    const studio = { on, camera: view, frame: { width: frame.width, height: frame.height }, tolerance: 0.3 };
    const { front } = measuresOf(probeDesigns[device].form);
    const yaw = -90 - lean;
    const placement = { yaw, at: place([-front - 0.6, 0, 16], { yaw }) };
    const drawn = probe(studio, device, placement, 2);
    const { before, at } = cableStart(device, placement, 2);
    const line = course([
      before,
      at,
      place([-front - 130, 4, 8], { yaw }),
      place([-front - 175, 26, 4], { yaw }),
    ]);
    const ticks = depthTicks(sector, { depth, length: 9, gap: 12 });
    const { width, height } = frame;
    const room = radial(on, [lens[0], lens[1] + reach * 0.45], width * 0.62, [
      { at: 0, colour: '#1d2c3d' },
      { at: 0.45, colour: '#121c2a' },
      { at: 1, colour: '#0a0f18' },
    ]);
    const glow = radial(on, lens, reach * 0.55, [
      { at: 0, colour: '#9ff0e6', opacity: 0.34 },
      { at: 0.35, colour: '#3fc1b5', opacity: 0.12 },
      { at: 1, colour: '#3fc1b5', opacity: 0 },
    ]);
    const edge = linear(
      on,
      lens,
      [lens[0], lens[1] + reach],
      [
        { at: 0, colour: '#7ff0e2', opacity: 0.95 },
        { at: 1, colour: '#3fc1b5', opacity: 0.25 },
      ],
    );
    const image = group(
      { transform: `rotate(${numbers([lean, ...lens])})` },
      element('path', { d: sectorPath(sector), fill: '#cfe9ea', 'fill-opacity': 0.2, filter: blur(on, 34) }),
      element('path', { d: sectorPath(sector), fill: '#020407' }),
      echoImage(on, sector, { seed: 7, grain, detail: { streaks: 56, wedges: 7 } }),
      element('path', { d: sectorPath(sector), stroke: edge, 'stroke-width': 1.6 }),
      element('path', {
        d: ticks.map(({ from, to }) => `M${numbers(from)}L${numbers(to)}`).join(''),
        stroke: '#a9b8c6',
        'stroke-width': 1.8,
      }),
      ...[0, 5, 10].map((centimetre) => {
        const { to } = ticks[centimetre] as (typeof ticks)[number];
        return caption([to[0] + 9, to[1] + 4], centimetre === 0 ? '0 cm' : String(centimetre), {
          anchor: 'start',
          colour: '#c4d0da',
        });
      }),
    );
    const hand = glovedHand(on);
    const atLens = `translate(${numbers(lens)})`;
    const scaled = `scale(${unitsPerMillimetre})`;
    const held = `${atLens}rotate(${lean})${scaled}`;
    return [
      element('rect', { width, height, fill: room }),
      group({ transform: atLens + scaled }, ...patient(on)),
      image,
      cable(studio, line),
      group({ transform: held }, hand.behind),
      drawn.markup,
      group({ transform: held }, hand.before),
      element('circle', { cx: lens[0], cy: lens[1], r: reach * 0.55, fill: glow }),
    ];
  }, frame);
}
