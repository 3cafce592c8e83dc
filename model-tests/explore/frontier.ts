import type { Standing } from './simulation.types.ts';

/** More facts than any chart has; a pair of facts is one number below its square. */
const factsAtMost = 2 ** 20;

/**
 * Where a walk goes next. First comes what shows a state or a value that was never seen; then what shows two that were
 * never seen together; then the rest; each in the order in which it was found. Deep places are met within a small limit.
 */
export class Frontier {
  private readonly queues: number[][] = [[], [], []];
  private readonly heads = [0, 0, 0];
  private readonly numbers = new Map<string, number>();
  private readonly pairs = new Set<number>();

  add(index: number, { states, facts }: Standing): void {
    const known = this.numbers.size;
    const places = states.map((state) => this.numberOf(state));
    const values = facts.map((fact) => this.numberOf(fact));
    const isNew = this.numbers.size > known;
    const isNewTogether = this.notePairs(places, values);
    this.queues[isNew ? 0 : isNewTogether ? 1 : 2]?.push(index);
  }

  /** The next place, null when none is left. */
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

  /** Whether any place meets any value for the first time. */
  private notePairs(places: readonly number[], values: readonly number[]): boolean {
    const known = this.pairs.size;
    for (const place of places) for (const value of values) this.pairs.add(place * factsAtMost + value);
    return this.pairs.size > known;
  }
}
