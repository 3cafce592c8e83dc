import type { Effect, Move } from '../explore/simulation.types.ts';

/**
 * What paths can be asked to cover. A pair is a transition and its successor. Covering pairs also covers transitions.
 */
export const covers = ['states', 'transitions', 'guards', 'pairs'] as const;
export type Cover = (typeof covers)[number];

const follows = ' ⇒ ';

/** The aim that two successive transitions cover. */
export const pairText = (before: string, next: string): string => `${before}${follows}${next}`;

/** Whether an aim is a pair. */
export const isPair = (aim: string): boolean => aim.includes(follows);

/** The two transitions of a pair; null for another aim. */
export const pairOf = (aim: string): readonly string[] | null => (isPair(aim) ? aim.split(follows) : null);

const knownTransitionAims = new WeakMap<Effect, readonly string[]>();

/** Includes every input and every outcome of every service, for each first transition that it causes. */
function transitionAims({ effect }: Move): readonly string[] {
  const { taken, played } = effect;
  if (played === null) return taken;
  const aims = knownTransitionAims.get(effect) ?? [...taken, [played, ...taken.slice(0, 1)].join(' by ')];
  knownTransitionAims.set(effect, aims);
  return aims;
}

const knownPairAims = new WeakMap<Effect, Map<string | null, readonly string[]>>();

/**
 * Cached because the same pairs are looked up hundreds of thousands of times, and reusing the strings is far faster.
 */
function pairAims(move: Move, before: string | null): readonly string[] {
  const { effect, taken } = move;
  const known = knownPairAims.get(effect) ?? new Map<string | null, readonly string[]>();
  knownPairAims.set(effect, known);
  const found = known.get(before);
  if (found !== undefined) return found;
  const following = before === null ? taken : [before, ...taken];
  const pairs = following.slice(1).map((transition, index) => pairText(following[index] ?? '', transition));
  const aims = [...transitionAims(move), ...pairs];
  known.set(before, aims);
  return aims;
}

/** The IDs of the aims that one step of a path covers. `before` is the last transition of the previous step. */
const aimsByCover: Readonly<Record<Cover, (move: Move, before: string | null) => readonly string[]>> = {
  states: ({ visited }) => visited,
  transitions: transitionAims,
  guards: ({ guards }) => guards,
  pairs: pairAims,
};

export const aimsOf = (cover: Cover, move: Move, before: string | null): readonly string[] =>
  aimsByCover[cover](move, before);

/** The last transition after a move; unchanged if the move takes none. */
export const lastTaken = (move: Move, before: string | null): string | null => move.taken.at(-1) ?? before;
