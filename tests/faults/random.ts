/** Pseudorandom numbers, equal for equal seeds. */
export interface Chance {
  /** From 0 up to, but excluding, 1. */
  next(): number;
  /** Picks a choice according to the weights. */
  pick<Choice>(choices: readonly (readonly [weight: number, choice: Choice])[]): Choice;
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    pick(choices) {
      let left = next() * choices.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, choice] of choices) {
        left -= weight;
        if (left < 0) return choice;
      }
      throw new Error('Nothing to choose from');
    },
  };
}
