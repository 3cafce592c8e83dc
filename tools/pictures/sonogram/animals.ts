import { type Anatomy, band, beat, ovalAt, rise, sway, wall, within } from './tissue.ts';

/** A dog's heart across: the round left ventricle with its two muscles, and the right one around it like a crescent. */
export const dogHeart: Anatomy = ({ x, y }, phase) => {
  const squeeze = beat(phase);
  const place = { x: x * (1 + 0.03 * squeeze), y: y + 0.012 * squeeze };
  const left = { x: 0.05, y: 0.56 };
  const muscle = ovalAt(place, { ...left, wide: 0.265, high: 0.265 });
  const radius = 0.175 - 0.062 * squeeze;
  const chamber = ovalAt(place, { ...left, wide: radius, high: radius });
  const right = ovalAt(place, { x: -0.06, y: 0.41, wide: 0.33 - 0.03 * squeeze, high: 0.23 });
  const papillary = (side: number) =>
    ovalAt(place, { x: left.x + side * radius * 0.78, y: left.y + radius * 0.52, wide: 0.052, high: 0.046 });
  const around = 0.24 + 0.5 * band(ovalAt(place, { x: 0.01, y: 0.5, wide: 0.4, high: 0.37 }) - 1, 0.022);
  const crescent = within(right, 0.02, around, 0.05) + 0.42 * band(right - 1, 0.04);
  const walls = within(muscle, 0.46, crescent, 0.05) + 0.34 * band(muscle - 1, 0.03);
  const open = within(papillary(1), 0.5, within(papillary(-1), 0.5, 0.02, 0.2), 0.2);
  return { ...place, light: wall({ x, y }, 0.09, within(chamber, open, walls, 0.09)) };
};

/** A cat's bladder: dark, thin-walled, with fine grains that settle; the tissue behind it is bright. */
export const catBladder: Anatomy = (place, phase) => {
  const shift = 0.02 * sway(phase);
  const [x, y] = [place.x, place.y + shift];
  const bladder = ovalAt({ x, y }, { x: 0.02, y: 0.47, wide: 0.3, high: 0.19, lean: 0.12 });
  const settled = 0.3 * rise(y + 0.05 * x + 0.012 * Math.sin(14 * x + 4 * shift), 0.6, 0.05);
  const behind = 0.26 * rise(y, 0.66, 0.05) * (1 - rise(Math.abs(x - 0.03), 0.25 * (y / 0.7), 0.08));
  const bowel = ovalAt({ x, y }, { x: -0.34, y: 0.68, wide: 0.12, high: 0.07, lean: -0.4 });
  const layers = 0.34 * band(bowel - 1, 0.12) + 0.3 * band(bowel - 0.5, 0.14);
  const around = 0.36 + 0.14 * band(Math.sin(16 * y + 5 * x), 0.4) + behind + layers;
  const light = within(bladder, Math.max(0.02, settled), around, 0.03) + 0.5 * band(bladder - 1.03, 0.035);
  return { x, y, light: wall(place, 0.12, light) };
};

/** Two flexor tendons of a horse along their length, one behind the other; they glide past each other. */
export const horseTendons: Anatomy = ({ x, y }, phase) => {
  const glide = 0.05 * sway(phase);
  const bow = 0.03 * x * x + 0.02 * x;
  const layer = (from: number, to: number) => rise(y - bow, from, 0.018) * (1 - rise(y - bow, to, 0.018));
  const fibers = (from: number, count: number, moved: number) =>
    0.5 +
    0.24 *
      Math.sin((y - bow - from) * count + 0.7 * Math.sin((x - moved) * 6)) *
      (0.75 + 0.25 * Math.sin((x - moved) * 21));
  const [front, back] = [layer(0.2, 0.4), layer(0.45, 0.68)];
  const sheath = 0.5 * (band(y - bow - 0.2, 0.01) + band(y - bow - 0.4, 0.008) + band(y - bow - 0.45, 0.008));
  const ligament = 0.4 + 0.18 * Math.sin((y - bow) * 150);
  const between = y - bow < 0.72 ? 0.12 : ligament;
  const soft =
    between * (1 - front - back) + fibers(0.2, 150, glide) * front + fibers(0.45, 120, -glide) * back;
  const bone = 0.9 + 0.02 * Math.sin(5 * x);
  const light = (soft + sheath) * (1 - 0.9 * rise(y, bone + 0.015, 0.02)) + 0.9 * band(y - bone, 0.012);
  const moved = x - glide * front + glide * back;
  return { x: moved, y, light: wall({ x, y }, 0.16, light) };
};
