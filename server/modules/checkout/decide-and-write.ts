import type { Refusal } from '../../kernel/refusal.ts';

interface Refused {
  readonly ok: false;
  readonly refusals: readonly Refusal[];
}

/** What is to be written, or why nothing is. */
export type Decision<Change> = { readonly ok: true; readonly change: Change } | Refused;

/** Nothing was written, because what it was decided by is no longer so. */
export const stale = { ok: false, refusals: null } as const;

/** What came of writing. */
export type Writing<Done> = { readonly ok: true; readonly done: Done } | Refused | typeof stale;

/** How something is changed. */
export interface DecideAndWrite<Loaded, Change, Done> {
  /** Null where there is nothing to change. What this process remembers will do for the first round. */
  load(isFirstRound: boolean): Promise<Loaded | null>;
  /** By nothing but what was loaded. */
  decide(loaded: Loaded): Decision<Change> | Promise<Decision<Change>>;
  /** Writes where everything is still as it was loaded. */
  write(loaded: Loaded, change: Change): Promise<Writing<Done>>;
}

export type Outcome<Loaded, Done> =
  | { readonly status: 'done'; readonly done: Done }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[]; readonly loaded: Loaded }
  | { readonly status: 'missing' }
  /** Somebody else was faster each time. */
  | { readonly status: 'lost' };

/** The first may go by what is remembered, and mostly does. */
const mostRounds = 7;

/**
 * Changes something that others change at the same time: loads it, decides, and writes where nothing has changed since; else
 * does so again. What was remembered may lead to a write, but never to a refusal.
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
