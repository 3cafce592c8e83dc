/** The version of Android that a list of compatible phones begins with, in any language; 0 if it names none. */
export const oldestAndroidIn = (phones: string): number =>
  Number.parseInt(/Android\s+(\d+)/.exec(phones)?.[1] ?? '0', 10);
