import { joinWithAnd } from './join-with-and.ts';

/** `1 step`, `2 steps`. */
export const countText = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** `1 state and 2 transitions`, without zero counts. */
export const countsText = (counts: readonly (readonly [count: number, one: string])[]): string =>
  joinWithAnd(counts.filter(([count]) => count > 0).map(([count, one]) => countText(count, one)));
