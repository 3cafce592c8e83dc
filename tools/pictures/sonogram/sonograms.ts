import type { DemoVideoScene } from '../../../machines/rules/leads/index.ts';
import { sonogramFrames, sonogramLenses, sonogramSize } from '../../../src/pictures/sonograms.ts';
import { aorta, fetus, gallbladder, kidney } from './abdomen.ts';
import { heart, lung } from './chest.ts';
import { frameSheet, type SheetFormat } from './frame-sheet.ts';
import { carotid, nerve, tendon } from './limbs.ts';
import type { Anatomy } from './tissue.ts';

const anatomies: Readonly<Record<DemoVideoScene, Anatomy>> = {
  tendon,
  heart,
  lung,
  fetus,
  aorta,
  nerve,
  gallbladder,
  kidney,
  carotid,
};

const format: SheetFormat = {
  ...sonogramSize,
  phases: Array.from({ length: sonogramFrames }, (_, frame) => frame / sonogramFrames),
  shades: 12,
};

/** Every frame of a scene in one picture. */
export const sonogramPicture = (scene: DemoVideoScene): Buffer =>
  frameSheet(sonogramLenses[scene], anatomies[scene], 7, format);
