import { type Anatomy, band, beat, lineAt, ovalAt, rise, sway, wall, within } from './tissue.ts';

/** Four chambers of a heart from its tip, with the valves between them. */
export const heart: Anatomy = ({ x, y }, phase) => {
  const squeeze = beat(phase);
  const place = { x: x * (1 + 0.05 * squeeze), y: y + 0.02 * squeeze };
  const narrow = 1 - 0.26 * squeeze;
  const short = 1 - 0.14 * squeeze;
  const muscle = within(ovalAt(place, { x: 0.01, y: 0.5, wide: 0.35, high: 0.43 }), 0.52, 0.26, 0.05);
  const left = within(
    ovalAt(place, { x: 0.14, y: 0.4, wide: 0.125 * narrow, high: 0.25 * short, lean: 0.06 }),
    0.02,
    muscle,
    0.12,
  );
  const right = within(
    ovalAt(place, { x: -0.14, y: 0.43, wide: 0.1 * narrow, high: 0.2 * short, lean: -0.14 }),
    0.02,
    left,
    0.14,
  );
  const fill = 1 + 0.14 * squeeze;
  const leftAtrium = within(
    ovalAt(place, { x: 0.125, y: 0.755, wide: 0.105 * fill, high: 0.095 * fill }),
    0.02,
    right,
  );
  const chambers = within(
    ovalAt(place, { x: -0.115, y: 0.755, wide: 0.1 * fill, high: 0.09 * fill }),
    0.02,
    leftAtrium,
  );
  const open = phase < 0.46 ? 0 : Math.sin(Math.PI * Math.min(1, (phase - 0.46) / 0.44)) ** 0.5;
  const leaflet = (hinge: number, tip: number, away: number) =>
    band(lineAt(place, { x: hinge, y: 0.64 }, { x: tip + away * open, y: 0.63 - 0.085 * open }), 0.011);
  const valves =
    leaflet(0.03, 0.135, -0.055) +
    leaflet(0.25, 0.145, 0.06) +
    leaflet(-0.23, -0.135, -0.05) +
    leaflet(-0.04, -0.125, 0.05);
  const sac = band(ovalAt(place, { x: 0.01, y: 0.5, wide: 0.35, high: 0.43 }) - 1, 0.035);
  const light = Math.max(chambers, 0.9 * Math.min(1, valves)) + 0.34 * sac;
  return { x: place.x, y: place.y, light: wall({ x, y }, 0.09, light) };
};

const pleura = 0.2;

/** A lung between two ribs: the bright line slides with each breath, and its echoes repeat below. */
export const lung: Anatomy = ({ x, y }, phase) => {
  const breath = 0.045 * sway(phase);
  const rib = (at: number) => lineAt({ x, y }, { x: at - 0.05, y: 0.135 }, { x: at + 0.05, y: 0.135 });
  const shaded = [-0.34, 0.34].reduce(
    (shade, at) =>
      shade * (1 - rise(y, 0.15, 0.03) * (1 - rise(Math.abs(x - at * (0.55 + 0.9 * y)), 0.085, 0.04))),
    1,
  );
  const repeated = [1, 2, 3].reduce(
    (sum, times) => sum + (0.34 / times) * band(y - pleura - times * 0.2, 0.012),
    0,
  );
  const ray = 0.34 * band(x - (0.1 + breath) * (0.7 + 1.3 * y), 0.016 + 0.02 * y) * rise(y, pleura, 0.02);
  const air = 0.3 * (1 - 0.55 * y) + repeated + ray;
  const line = 0.95 * band(y - pleura - 0.012 * x * x, 0.011);
  const ribs = 0.9 * Math.max(band(rib(-0.34), 0.014), band(rib(0.34), 0.014));
  const isBelow = y > pleura - 0.01;
  const light = wall({ x, y }, 0.17, air) * shaded + Math.max(ribs, line * shaded);
  return { x: isBelow ? x - breath : x, y, light };
};
