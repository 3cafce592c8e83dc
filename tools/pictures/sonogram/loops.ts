import { loopFrames, type LoopScene, loopSize } from '../../../src/pictures/sonogram-loops.ts';
import type { SonogramLens } from '../../../src/pictures/sonograms.ts';
import { aorta, fetus, kidney } from './abdomen.ts';
import { catBladder, dogHeart, horseTendons } from './animals.ts';
import { heart, lung } from './chest.ts';
import { frameSheet } from './frame-sheet.ts';
import type { Anatomy } from './tissue.ts';

interface Loop {
  readonly lens: SonogramLens;
  readonly anatomy: Anatomy;
  /** The phases between which it moves there and back. */
  readonly between: readonly [from: number, to: number];
}

/** From the tightest heart to the widest, whose valves are open. */
const beating = [0.225, 0.675] as const;
/** From one end of a breath, or of a movement, to the other. */
const breathing = [-0.25, 0.25] as const;

const loops: Readonly<Record<LoopScene, Loop>> = {
  heart: { lens: 'sector', anatomy: heart, between: beating },
  lung: { lens: 'sector', anatomy: lung, between: breathing },
  abdomen: { lens: 'sector', anatomy: kidney, between: breathing },
  obstetrics: { lens: 'sector', anatomy: fetus, between: breathing },
  vessel: { lens: 'sector', anatomy: aorta, between: [0, 0.25] },
  dog: { lens: 'sector', anatomy: dogHeart, between: [0.225, 0.5] },
  cat: { lens: 'sector', anatomy: catBladder, between: breathing },
  horse: { lens: 'linear', anatomy: horseTendons, between: breathing },
};

/** Half of a loop, which is shown there and back, in one picture. */
export function loopPicture(scene: LoopScene): Buffer {
  const { lens, anatomy, between } = loops[scene];
  const [from, to] = between;
  const phases = Array.from(
    { length: loopFrames },
    (_, frame) => from + ((to - from) * frame) / (loopFrames - 1),
  );
  return frameSheet(lens, anatomy, 7, { ...loopSize, phases, shades: 9 });
}
