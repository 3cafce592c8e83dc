import type { EdgeKind, NumberedExploration } from './numbered-exploration.ts';

type Numbered = Pick<NumberedExploration, 'aims' | 'kinds'>;

const knownKinds = new WeakMap<Numbered, readonly (readonly number[])[]>();

/** The numbers of the kinds of edges that cover each aim. */
function kindsByAim(numbered: Numbered): readonly (readonly number[])[] {
  const known = knownKinds.get(numbered);
  if (known !== undefined) return known;
  const found = Array.from({ length: numbered.aims.size }, (): number[] => []);
  for (const { number, aims } of numbered.kinds) for (const aim of new Set(aims)) found[aim]?.push(number);
  knownKinds.set(numbered, found);
  return found;
}

/** The aims that are left to cover, also counted by the kind of edges. */
export class AimsLeft {
  /** By the number of an aim, 1 if it is left and otherwise 0. */
  readonly flags: Uint8Array;
  /** How many of its aims are left, by the number of a kind. */
  readonly ofKind: Uint16Array;
  private readonly numbered: Numbered;
  private left = 0;

  constructor(numbered: Numbered, left: Iterable<string> = []) {
    this.numbered = numbered;
    this.flags = new Uint8Array(numbered.aims.size);
    this.ofKind = new Uint16Array(numbered.kinds.length);
    for (const aim of left) {
      const number = numbered.aims.get(aim);
      if (number !== undefined && this.flags[number] !== 1) this.mark(number, 1);
    }
  }

  get size(): number {
    return this.left;
  }

  copy(): AimsLeft {
    const copy = new AimsLeft(this.numbered);
    copy.flags.set(this.flags);
    copy.ofKind.set(this.ofKind);
    copy.left = this.left;
    return copy;
  }

  hasAnyOf({ number }: EdgeKind): boolean {
    return (this.ofKind[number] ?? 0) > 0;
  }

  /** Returns whether the aim was left. */
  delete(aim: string): boolean {
    const number = this.numbered.aims.get(aim);
    if (number === undefined || this.flags[number] !== 1) return false;
    this.mark(number, 0);
    return true;
  }

  private mark(aim: number, flag: 0 | 1): void {
    const change = flag === 1 ? 1 : -1;
    this.flags[aim] = flag;
    this.left += change;
    for (const kind of kindsByAim(this.numbered)[aim] ?? [])
      this.ofKind[kind] = (this.ofKind[kind] ?? 0) + change;
  }
}
