import {
  type SonogramLens,
  type SonogramPlace,
  sonogramPlaceAt,
  sonogramSize,
} from '../../../src/pictures/sonograms.ts';
import { randomNumbers } from '../parts/random.ts';
import { grayPng } from './gray-png.ts';
import type { Anatomy } from './tissue.ts';

/** How a loop is divided into frames and pixels. */
export interface SheetFormat {
  /** The size of a frame in pixels, in the proportions of `sonogramSize`. */
  readonly width: number;
  readonly height: number;
  /** The phase of each frame. */
  readonly phases: readonly number[];
  /** Shades of gray. Fewer make the file smaller, and speckle hides their steps. */
  readonly shades: number;
}

/** The cells of the speckle's grid, in each direction; it repeats beyond. */
const cells = 256;
/** Cells per unit of depth: speckle is wider than high. */
const grain = { across: 74, along: 150 } as const;

/** The speckle of tissue: smooth noise whose average is 1, brighter grains being rarer. */
function speckleField(seed: number): (place: SonogramPlace) => number {
  const random = randomNumbers(seed);
  const field = Float32Array.from({ length: cells * cells }, () => {
    // The amplitude of many weak echoes that add up (Rayleigh distribution).
    return Math.sqrt(-2 * Math.log(1 - 0.999 * random())) / 1.2533;
  });
  const at = (column: number, row: number): number =>
    field[(((row % cells) + cells) % cells) * cells + (((column % cells) + cells) % cells)] as number;
  return ({ x, y }) => {
    const [u, v] = [x * grain.across, y * grain.along];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const [du, dv] = [u - column, v - row];
    const [su, sv] = [du * du * (3 - 2 * du), dv * dv * (3 - 2 * dv)];
    const upper = at(column, row) * (1 - su) + at(column + 1, row) * su;
    const lower = at(column, row + 1) * (1 - su) + at(column + 1, row + 1) * su;
    return upper * (1 - sv) + lower * sv;
  };
}

/** Weak echoes are lifted and strong ones are limited, as a scanner does. */
const compress = (light: number): number => Math.min(1, Math.max(0, light)) ** 0.86;

/**
 * The frames of one loop, one below the other, as a gray PNG. It is drawn and shows no real patient: anatomy is a
 * function of place and time, and speckle moves with the tissue.
 */
export function frameSheet(lens: SonogramLens, anatomy: Anatomy, seed: number, format: SheetFormat): Buffer {
  const { width, height, phases, shades } = format;
  const scale = sonogramSize.width / width;
  const speckle = speckleField(seed);
  const pixels = new Uint8Array(width * height * phases.length);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const place = sonogramPlaceAt(lens, { x: (column + 0.5) * scale, y: (row + 0.5) * scale });
      if (place === null) continue;
      const gain = 1.06 - 0.3 * place.y;
      phases.forEach((phase, frame) => {
        const echo = anatomy(place, phase);
        const light = compress(Math.max(0.012, echo.light) * gain * (0.42 + 0.58 * speckle(echo)));
        pixels[(frame * height + row) * width + column] = Math.round(light * (shades - 1));
      });
    }
  }
  return grayPng(pixels, { width, height: height * phases.length, shades });
}
