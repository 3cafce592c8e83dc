import { type Anatomy, band, beat, lineAt, ovalAt, rise, sway, wall, within } from './tissue.ts';

/** The brightness of a wall around an oval whose distance is known. */
const rim = (oval: number, width: number): number => band(oval - 1, width);

/** A gallbladder below the liver, with a stone that throws a shadow. It moves with each breath. */
export const gallbladder: Anatomy = (place, phase) => {
  const shift = 0.022 * sway(phase);
  const [x, y] = [place.x + shift * 0.4, place.y + shift];
  const bladder = ovalAt({ x, y }, { x: -0.04, y: 0.47, wide: 0.26, high: 0.115, lean: 0.5 });
  const vessel = (at: number, down: number) =>
    ovalAt({ x, y }, { x: at, y: down, wide: 0.075, high: 0.02, lean: -0.5 });
  const liver = 0.46 - 0.1 * rise(y, 0.75, 0.3) + 0.3 * band(y - 0.9 - 0.2 * x, 0.05);
  const behind = 0.2 * band(x - 0.16 * (y / 0.6), 0.14) * rise(y, 0.62, 0.06);
  const organ = within(vessel(0.3, 0.36), 0.05, within(vessel(-0.33, 0.62), 0.05, liver + behind, 0.4), 0.4);
  const bile = within(bladder, 0.02, organ, 0.06) + 0.42 * rim(bladder, 0.045);
  const stone = { x: 0.035, y: 0.545 };
  const top = lineAt({ x, y }, { x: stone.x - 0.04, y: stone.y }, { x: stone.x + 0.04, y: stone.y - 0.008 });
  const beam = Math.abs(x - stone.x * (y / stone.y));
  const shadow = rise(y, stone.y + 0.03, 0.03) * (1 - rise(beam, 0.055 * (y / stone.y), 0.03));
  const light = bile * (1 - 0.92 * shadow) + 0.95 * band(top, 0.016);
  return { x, y, light: wall(place, 0.13, light) };
};

/** Liver and right kidney side by side; both glide along the wall with each breath. */
export const kidney: Anatomy = (place, phase) => {
  const shift = 0.035 * sway(phase);
  const [x, y] = [place.x - shift, place.y - shift * 0.35];
  const oval = { x: 0.1, y: 0.56, wide: 0.33, high: 0.165, lean: 0.22 };
  const organ = ovalAt({ x, y }, oval);
  const sinus = ovalAt({ x, y }, { ...oval, wide: 0.2, high: 0.06 });
  const angle = Math.atan2(y - oval.y, (x - oval.x) * 0.55);
  const pyramids = 0.2 * Math.max(0, Math.cos(6 * angle)) * band(organ - 0.66, 0.16);
  const diaphragm = band(Math.hypot(x + 0.02, y - 0.32) - 0.52, 0.014) * (1 - rise(x, -0.2, 0.12));
  const vessel = ovalAt({ x, y }, { x: -0.2, y: 0.36, wide: 0.09, high: 0.018, lean: 0.5 });
  const liver = within(vessel, 0.06, 0.46, 0.4) - 0.16 * rise(y, 0.8, 0.3);
  const cortex = 0.33 - pyramids;
  const inside = within(sinus, 0.82, cortex, 0.7);
  const light = within(organ, inside, liver, 0.04) + 0.5 * rim(organ, 0.028) + 0.8 * diaphragm;
  return { x, y, light: wall(place, 0.12, light) };
};

/** The aorta and the vena cava across, in front of a vertebra. The aorta beats. */
export const aorta: Anatomy = (place, phase) => {
  const { x, y } = place;
  const pulse = beat(phase, 0.5);
  const breath = sway(phase, 0.2);
  const vessel = ovalAt(place, {
    x: 0.09,
    y: 0.56,
    wide: 0.1 * (1 + 0.09 * pulse),
    high: 0.1 * (1 + 0.09 * pulse),
  });
  const cava = ovalAt(place, { x: -0.15, y: 0.57, wide: 0.13, high: 0.062 * (1 + 0.16 * breath) });
  const branch = ovalAt(place, { x: 0.085, y: 0.37, wide: 0.032, high: 0.032 });
  const bone = lineAt(place, { x: -0.12, y: 0.735 }, { x: 0.16, y: 0.735 }) - 0.4 * x * x;
  const shadow = rise(y, 0.76, 0.05) * (1 - rise(Math.abs(x - 0.02), 0.19 * (y / 0.75), 0.06));
  const liver = x < 0.02 ? 0.46 : 0.36;
  const left = 0.36 + (liver - 0.36) * (1 - rise(x + 0.5 * (y - 0.3), 0.06, 0.05));
  const tissue = left + 0.24 * band(y - 0.46 - 0.1 * x, 0.05) + 0.4 * band(branch - 1, 0.4);
  const open = within(branch, 0.02, within(cava, 0.03, within(vessel, 0.02, tissue)), 0.3);
  const light =
    (open + 0.55 * rim(vessel, 0.11) + 0.3 * rim(cava, 0.09)) * (1 - 0.94 * shadow) +
    0.95 * band(bone, 0.016);
  const pull = 1 - 0.03 * pulse * band(vessel - 1, 0.8);
  return { x: x * pull, y: y * pull, light: wall(place, 0.12, light) };
};

/** An unborn child's head, with its midline, in the fluid around it. It sways. */
export const fetus: Anatomy = (place, phase) => {
  const nod = 0.035 * sway(phase);
  const [cos, sin] = [Math.cos(nod), Math.sin(nod)];
  const [dx, dy] = [place.x - 0.012 * sway(phase, 0.25), place.y - 0.56];
  const [x, y] = [dx * cos + dy * sin, dy * cos - dx * sin + 0.56];
  const head = ovalAt({ x, y }, { x: 0, y: 0.56, wide: 0.3, high: 0.225 });
  const midline = lineAt({ x, y }, { x: -0.25, y: 0.56 }, { x: 0.25, y: 0.56 });
  const gap = ovalAt({ x, y }, { x: -0.1, y: 0.56, wide: 0.035, high: 0.025 });
  const plexus = (side: number) =>
    ovalAt({ x, y }, { x: 0.1, y: 0.56 + side * 0.085, wide: 0.1, high: 0.032, lean: side * 0.22 });
  const lobes = 0.26 + 0.1 * band(ovalAt({ x, y }, { x: 0, y: 0.56, wide: 0.17, high: 0.13 }) - 1, 0.1);
  const brain = within(plexus(1), 0.66, within(plexus(-1), 0.66, lobes, 0.4), 0.4);
  const inside = within(gap, 0.03, brain + 0.62 * band(midline, 0.007), 0.3);
  const placenta = 0.5 * (1 - rise(place.y - 0.1 * place.x - 0.03 * Math.sin(9 * place.x), 0.24, 0.03));
  const womb = 0.5 * rise(Math.hypot(place.x * 0.9, place.y - 0.54), 0.46, 0.05);
  const fluid = Math.max(0.02, placenta, womb);
  const skull = 0.98 * band(head - 1, 0.045) * (0.55 + 0.45 * Math.abs(Math.sin(Math.atan2(y - 0.56, x))));
  const isInside = head < 1.05;
  const light = within(head, inside, fluid, 0.05) + skull;
  return { x: isInside ? x : place.x, y: isInside ? y : place.y, light: wall(place, 0.11, light) };
};
