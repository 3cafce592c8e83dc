import { type Anatomy, band, beat, lineAt, ovalAt, rise, sway, wall, within } from './tissue.ts';

/** A tendon of fine parallel fibers that glides over bone. */
export const tendon: Anatomy = ({ x, y }, phase) => {
  const glide = 0.07 * sway(phase);
  const bow = 0.07 * x * x;
  const [upper, lower] = [0.34 + bow * 0.6, 0.54 + bow];
  const depth = (y - upper) / (lower - upper);
  const isTendon = rise(depth, 0, 0.12) * (1 - rise(depth, 1, 0.12));
  const fibers =
    0.42 +
    0.26 * Math.sin(depth * 44 + 5 * Math.sin((x - glide) * 7)) * (0.7 + 0.3 * Math.sin((x - glide) * 23));
  const edges = 0.45 * (band(y - upper, 0.009) + band(y - lower, 0.009));
  const bone = 0.69 + 0.16 * x * x + 0.012 * Math.sin(11 * x);
  const shadow = rise(y, bone + 0.02, 0.03);
  const bursa = 0.03 + (0.36 - 0.03) * Math.min(1, Math.abs(y - 0.585 - bow) / 0.022);
  const muscle = 0.3 + 0.14 * band(Math.sin(y * 46 + 7 * x), 0.3);
  const around = y < upper ? muscle : bursa;
  const tissue = around + (fibers - around) * isTendon + edges;
  const light =
    tissue * (1 - 0.93 * shadow) + 0.98 * band(y - bone, 0.013) + 0.14 * band(y - bone - 0.16, 0.03);
  return { x: x - glide * isTendon, y, light: wall({ x, y }, 0.2, light) };
};

const nervePlace = { x: 0.1, y: 0.56 } as const;

/** A nerve beside its artery, and a needle whose tip reaches it; fluid spreads around the nerve. */
export const nerve: Anatomy = (place, phase) => {
  const { x, y } = place;
  const pulse = beat((phase * 2) % 1, 0.5);
  const artery = ovalAt(place, {
    x: -0.22,
    y: 0.56,
    wide: 0.105 * (1 + 0.07 * pulse),
    high: 0.1 * (1 + 0.07 * pulse),
  });
  const oval = ovalAt(place, { ...nervePlace, wide: 0.13, high: 0.07, lean: -0.1 });
  const cell = Math.sin((x - nervePlace.x) * 105) * Math.sin((y - nervePlace.y) * 118);
  const bundle = 0.74 - 0.55 * Math.max(0, cell);
  const spread = 1.12 + 0.34 * (0.5 - 0.5 * Math.cos(2 * Math.PI * phase));
  const pool = oval / spread;
  const fascia = 0.5 * (band(y - 0.42 - 0.05 * x, 0.011) + band(y - 0.73 + 0.05 * x, 0.012));
  const muscle = 0.3 + 0.12 * band(Math.sin(y * 40 + 9 * x + 2 * Math.sin(5 * x)), 0.35);
  const around = within(pool, 0.04, muscle + fascia, 0.12);
  const soft = within(artery, 0.02, within(oval, bundle, around, 0.1), 0.08) + 0.4 * band(artery - 1, 0.07);
  const reach = 0.02 * Math.cos(2 * Math.PI * phase);
  const tip = { x: 0.245 + reach, y: 0.545 - reach * 0.55 };
  const shaft = (below: number) =>
    lineAt(place, { x: tip.x, y: tip.y + below }, { x: tip.x + 0.62, y: tip.y - 0.38 + below });
  const needle = band(shaft(0), 0.009) + 0.3 * band(shaft(0.05), 0.008) + 0.14 * band(shaft(0.1), 0.008);
  const glow = band(Math.hypot(x - tip.x, y - tip.y), 0.018);
  return { x, y, light: Math.max(wall(place, 0.2, soft), 0) + 0.9 * needle + 0.4 * glow };
};

/** An artery of the neck along its length; its walls widen with each beat. */
export const carotid: Anatomy = (place, phase) => {
  const { x, y } = place;
  const pulse = beat(phase, 0.55);
  const middle = 0.585 + 0.05 * x;
  const half = 0.105 * (1 + 0.1 * pulse) + 0.02 * rise(x, 0.3, 0.4);
  const across = Math.abs(y - middle) - half;
  const walls = 0.85 * band(across, 0.009) + 0.5 * band(across - 0.026, 0.008);
  const inside = 1 - rise(across, 0, 0.016);
  const muscle = 0.34 + 0.2 * band(Math.sin(y * 52 - 3 * x), 0.3) * (1 - rise(y, 0.4, 0.06));
  const deep = 0.4 - 0.25 * rise(y, 0.85, 0.2) + 0.3 * band(y - 0.88 - 0.03 * Math.sin(8 * x), 0.02);
  const around = y < middle ? muscle + 0.4 * band(y - 0.41 - 0.03 * x, 0.01) : deep;
  const flow = 0.035 + 0.05 * band(Math.sin((x - phase * 0.4) * 15.7), 0.4) * pulse;
  const light = around * (1 - inside) + flow * inside + walls * (1 - 0.6 * inside);
  const push = Math.sign(y - middle) * 0.012 * pulse * band(across, 0.2);
  return { x, y: y - push, light: wall(place, 0.21, light) };
};
