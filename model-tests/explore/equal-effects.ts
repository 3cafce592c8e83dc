import type { Effect } from './simulation.types.ts';

/** What is next in a list of names, and the effect that ends here. */
interface Branch {
  readonly next: Map<string | null, Branch>;
  effect: Effect | null;
}

/** Returns the first effect that was equal. */
export function equalEffects(): (effect: Effect) => Effect {
  const root: Branch = { next: new Map(), effect: null };
  const follow = (from: Branch, name: string | null): Branch => {
    const known = from.next.get(name);
    if (known !== undefined) return known;
    const branch: Branch = { next: new Map(), effect: null };
    from.next.set(name, branch);
    return branch;
  };
  const followAll = (from: Branch, names: readonly string[]): Branch =>
    follow(names.reduce(follow, from), null);
  return (effect) => {
    const { taken, visited, played, guards } = effect;
    const end = follow([taken, guards, visited].reduce(followAll, root), played);
    end.effect ??= effect;
    return end.effect;
  };
}
