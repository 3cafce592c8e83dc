import type { RestingState } from './simulation.types.ts';

/**
 * The queue of an exploration. First come resting states with a new state or value, then those with a new combination of
 * two, then the rest, each in the order of discovery. This reaches deep states within a small limit.
 */
export class Frontier {
  private readonly queues: number[][] = [[], [], []];
  private readonly heads = [0, 0, 0];
  private readonly numbers = new Map<string, number>();
  /** By the number of a state: 1 for the number of each value that was found there. */
  private readonly found: Uint8Array[] = [];
  private readonly numbersOf = new WeakMap<readonly string[], readonly number[]>();

  add(index: number, { states, facts }: RestingState): void {
    const known = this.numbers.size;
    const places = states.map((state) => this.numberOf(state));
    const values = this.numbersOf.get(facts) ?? facts.map((fact) => this.numberOf(fact));
    this.numbersOf.set(facts, values);
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
    let isNew = false;
    for (const place of places) {
      const found = this.foundAt(place);
      for (const value of values) {
        isNew ||= found[value] !== 1;
        found[value] = 1;
      }
    }
    return isNew;
  }

  private foundAt(place: number): Uint8Array {
    const present = this.found[place] ?? new Uint8Array();
    if (present.length >= this.numbers.size) return present;
    const found = new Uint8Array(2 * this.numbers.size);
    found.set(present);
    this.found[place] = found;
    return found;
  }
}
