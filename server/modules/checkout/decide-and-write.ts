import type { Refusal } from '../../kernel/refusal.ts';

interface Refused {
  readonly ok: false;
  readonly refusals: readonly Refusal[];
}

/** What to write, or why nothing is written. */
export type Decision<Change> = { readonly ok: true; readonly change: Change } | Refused;

/** Nothing was written, because the data that the decision used is outdated. */
export const stale = { ok: false, refusals: null } as const;

/** The result of a write. */
export type Writing<Done> = { readonly ok: true; readonly done: Done } | Refused | typeof stale;

/** How something is loaded, decided and written. */
export interface DecideAndWrite<Loaded, Change, Done> {
  /** Null if there is nothing to change. The first round may use what this process remembers. */
  load(isFirstRound: boolean): Promise<Loaded | null>;
  /** Based on nothing but what was loaded. */
  decide(loaded: Loaded): Decision<Change> | Promise<Decision<Change>>;
  /** Writes if everything is unchanged since it was loaded. */
  write(loaded: Loaded, change: Change): Promise<Writing<Done>>;
}

export type Outcome<Loaded, Done> =
  | { readonly status: 'done'; readonly done: Done }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[]; readonly loaded: Loaded }
  | { readonly status: 'missing' }
  /** There was a concurrent change each time. */
  | { readonly status: 'lost' };

/** The first round may use what is remembered, and usually does. */
const mostRounds = 7;

/**
 * Changes something that may be changed concurrently: loads it, decides, and writes if nothing has changed since;
 * otherwise repeats. Remembered data may lead to a write, but never to a refusal.
 */
export async function decideAndWrite<Loaded extends { readonly isRemembered: boolean }, Change, Done>({
  load,
  decide,
  write,
}: DecideAndWrite<Loaded, Change, Done>): Promise<Outcome<Loaded, Done>> {
  for (let round = 0; round < mostRounds; round += 1) {
    const loaded = await load(round === 0);
    if (loaded === null) return { status: 'missing' };
    const decision = await decide(loaded);
    const writing = decision.ok ? await write(loaded, decision.change) : decision;
    if (writing.ok) return { status: 'done', done: writing.done };
    if (writing.refusals !== null && !loaded.isRemembered)
      return { status: 'refused', refusals: writing.refusals, loaded };
  }
  return { status: 'lost' };
}
