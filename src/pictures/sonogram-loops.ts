/** What the short loops of the home pages show, each drawn once. */
export const loopScenes = [
  'heart',
  'lung',
  'abdomen',
  'obstetrics',
  'vessel',
  'dog',
  'cat',
  'horse',
] as const;
export type LoopScene = (typeof loopScenes)[number];

/** The size of one frame in pixels. */
export const loopSize = { width: 240, height: 168 } as const;

/** The frames of half a loop, one below the other in a file; they are shown there and back. */
export const loopFrames = 6;

/** The file of a loop in `/pictures/`. */
export const loopFile = (scene: LoopScene): string => `loop-${scene}.png`;
