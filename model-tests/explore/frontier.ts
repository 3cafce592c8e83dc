import type { RestingState } from './simulation.types.ts';

/** What a place is compared with what was found so far, the most promising first. */
const ranks = ['new', 'higher', 'newTogether', 'known'] as const;
type Rank = (typeof ranks)[number];

/** The queue of one rank, in the order of discovery. */
interface Queue {
  readonly places: number[];
  head: number;
}

const emptyQueue = (): Queue => ({ places: [], head: 0 });
const isEmpty = ({ places, head }: Queue): boolean => places.length === head;

/** A value that guards have read. `number` identifies it; `amount` is NaN unless the value is a number. */
interface Fact {
  readonly number: number;
  readonly path: string;
  readonly amount: number;
}

/**
 * The queue of an exploration. First come resting states with a new state or value, then those with a new combination of
 * two, then the rest, each in the order of discovery. This reaches deep states within a small limit. Every second turn
 * belongs to states where a counter is higher than ever before: a guard that waits for its end is reached soon, and a
 * counter without an end takes only half of the turns.
 */
export class Frontier {
  private readonly queues: Readonly<Record<Rank, Queue>> = {
    new: emptyQueue(),
    higher: emptyQueue(),
    newTogether: emptyQueue(),
    known: emptyQueue(),
  };
  private wasHigher = false;
  private readonly numbers = new Map<string, number>();
  /** By the number of a state: 1 for the number of each value that was found there, and of each state beside it. */
  private readonly found: Uint8Array[] = [];
  private readonly factsOf = new WeakMap<readonly string[], readonly Fact[]>();
  /** The highest amount of each path in each state. */
  private readonly highest = new Map<string, number>();

  add(index: number, { states, facts }: RestingState): void {
    const known = this.numbers.size;
    const places = states.map((state) => this.numberOf(state));
    const values = this.factsOf.get(facts) ?? facts.map((fact) => this.factOf(fact));
    this.factsOf.set(facts, values);
    const rank = this.notePairs(places, values);
    this.queues[this.numbers.size > known ? 'new' : rank].places.push(index);
  }

  /** The next place; null if none is left. */
  next(): number | null {
    const open = ranks.filter((rank) => !isEmpty(this.queues[rank]));
    const [first, second] = open;
    if (first === undefined) return null;
    const rank = first === 'higher' && this.wasHigher && second !== undefined ? second : first;
    this.wasHigher = rank === 'higher';
    const queue = this.queues[rank];
    const place = queue.places[queue.head] ?? null;
    queue.head += 1;
    return place;
  }

  get isEmpty(): boolean {
    return ranks.every((rank) => isEmpty(this.queues[rank]));
  }

  private numberOf(text: string): number {
    const number = this.numbers.get(text) ?? this.numbers.size;
    this.numbers.set(text, number);
    return number;
  }

  private factOf(text: string): Fact {
    const [path = '', value = ''] = text.split('=', 2);
    return { number: this.numberOf(text), path, amount: Number(value) };
  }

  /** Records all pairs of a state with a value or with another state, and returns the rank of the most promising. */
  private notePairs(places: readonly number[], values: readonly Fact[]): Rank {
    let rank: Rank = 'known';
    for (const place of places) {
      const found = this.foundAt(place);
      for (const other of places) {
        if (found[other] === 1) continue;
        found[other] = 1;
        if (rank === 'known') rank = 'newTogether';
      }
      for (const value of values) {
        if (found[value.number] === 1) continue;
        found[value.number] = 1;
        const isHigher = this.noteAmount(place, value);
        if (isHigher || rank === 'known') rank = isHigher ? 'higher' : 'newTogether';
      }
    }
    return rank;
  }

  /** Whether a state had a lower amount of the same before, but none as high. */
  private noteAmount(place: number, { path, amount }: Fact): boolean {
    if (Number.isNaN(amount)) return false;
    const key = `${place} ${path}`;
    const before = this.highest.get(key);
    if (before !== undefined && amount <= before) return false;
    this.highest.set(key, amount);
    return before !== undefined;
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
