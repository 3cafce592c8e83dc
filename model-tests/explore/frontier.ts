import type { RestingState } from './simulation.types.ts';

/** More facts than any chart has. Squared, it bounds the numbers that represent pairs of facts. */
const factsAtMost = 2 ** 20;

/**
 * The queue of an exploration. First come standings with a new state or value, then those with a new combination of
 * two, then the rest, each in the order of discovery. This reaches deep states within a small limit.
 */
export class Frontier {
  private readonly queues: number[][] = [[], [], []];
  private readonly heads = [0, 0, 0];
  private readonly numbers = new Map<string, number>();
  private readonly pairs = new Set<number>();

  add(index: number, { states, facts }: RestingState): void {
    const known = this.numbers.size;
    const places = states.map((state) => this.numberOf(state));
    const values = facts.map((fact) => this.numberOf(fact));
    const isNew = this.numbers.size > known;
    const isNewTogether = this.notePairs(places, values);
    this.queues[isNew ? 0 : isNewTogether ? 1 : 2]?.push(index);
  }

  /** The next place; null if none is left. */
  next(): number | null {
    const rank = this.queues.findIndex((queue, at) => queue.length > (this.heads[at] ?? 0));
    if (rank < 0) return null;
    const head = this.heads[rank] ?? 0;
    this.heads[rank] = head + 1;
    return this.queues[rank]?.[head] ?? null;
  }

  get isEmpty(): boolean {
    return this.queues.every((queue, at) => queue.length === this.heads[at]);
  }

  private numberOf(fact: string): number {
    const number = this.numbers.get(fact) ?? this.numbers.size;
    this.numbers.set(fact, number);
    return number;
  }

  /** Records all pairs and returns whether one of them was new. */
  private notePairs(places: readonly number[], values: readonly number[]): boolean {
    const known = this.pairs.size;
    for (const place of places) for (const value of values) this.pairs.add(place * factsAtMost + value);
    return this.pairs.size > known;
  }
}
