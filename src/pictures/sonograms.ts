import type { DemoVideoScene } from '@sonde/machines/rules/leads';

/** The size of one frame in pixels. */
export const sonogramSize = { width: 300, height: 270 } as const;

/** The frames of one loop, one below the other in a file. */
export const sonogramFrames = 14;

/** The file of a scene's frames in `/pictures/`. */
export const sonogramFile = (scene: DemoVideoScene): string => `sonogram-${scene}.png`;
