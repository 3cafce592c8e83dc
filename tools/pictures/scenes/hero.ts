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
import { probeDesigns } from '../parts/probe-designs.ts';
import { measuresOf } from '../parts/probe-form.ts';
import { cableStart, probe } from '../parts/probe.ts';
import { blur, element, group, linear, radial } from '../parts/svg.ts';
import { course } from '../parts/tube.ts';
import type { Vec2 } from '../parts/vector.ts';
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
}

export const heroCuts = {
  hero: {
    frame: { width: 1600, height: 900 },
    lens: [1150, 486],
    unitsPerMillimetre: 2.85,
    lean: 12,
    grain: 3.1,
  },
  'hero-narrow': {
    frame: { width: 750, height: 780 },
    lens: [372, 428],
    unitsPerMillimetre: 2.6,
    lean: 10,
    grain: 3.1,
  },
} as const satisfies Readonly<Record<string, HeroCut>>;

/**
 * The depth of the image in cm. At this scale the lens has the inner radius of the sector, so that probe and image
 * match.
 */
const depth = 12;
const device = 'iq3';

/** The skin of a patient who lies in bed, in mm around the lens, and the rail of the bed behind. */
const skin = 'M-330 150C-250 26-170-10-90-15C-60-17-24-5 0 0C60 12.8 120 34 210 92';
const body = `${skin}V300H-330Z`;
const rail = 'M-330-44H104C128-44 136-34 136-14V60M-210-44V120M-120-44V120M-30-44V0M52-44V40';

/**
 * A probe in a hand at the bedside, in a dark room, with its image true to scale: one bright sector with its depth in
 * cm.
 */
export function heroPicture({ frame, lens, unitsPerMillimetre, lean, grain }: HeroCut): string {
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
    const fleshTones = linear(
      on,
      [0, -20],
      [0, 150],
      [
        { at: 0, colour: '#3a4c5c' },
        { at: 0.3, colour: '#1d2a37' },
        { at: 1, colour: '#0b121b' },
      ],
    );
    const metal = linear(
      on,
      [-200, 0],
      [-60, 0],
      [
        { at: 0, colour: '#1b2836', opacity: 0 },
        { at: 1, colour: '#1b2836' },
      ],
    );
    const edgeLight = linear(
      on,
      [-240, 0],
      [210, 0],
      [
        { at: 0, colour: '#9fd6dc', opacity: 0 },
        { at: 0.45, colour: '#9fd6dc', opacity: 0.75 },
        { at: 1, colour: '#9fd6dc', opacity: 0.1 },
      ],
    );
    const bed = group(
      { transform: atLens + scaled },
      element('path', { d: rail, stroke: metal, 'stroke-width': 5, 'stroke-linecap': 'round' }),
      element('path', { d: body, fill: fleshTones }),
      element('path', { d: skin, stroke: edgeLight, 'stroke-width': 0.9 }),
    );
    return [
      element('rect', { width, height, fill: room }),
      bed,
      image,
      cable(studio, line),
      group({ transform: held }, hand.behind),
      drawn.markup,
      group({ transform: held }, hand.before),
      element('circle', { cx: lens[0], cy: lens[1], r: reach * 0.55, fill: glow }),
    ];
  }, frame);
}
