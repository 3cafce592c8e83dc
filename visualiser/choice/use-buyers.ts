import { useMemo } from 'react';
import type { ScenarioInput } from '../../machines/testing/index.ts';
import { type Choice, type Chosen, chosenBy } from './choices.ts';
import { beginningsOf, type Met, situationsMet } from './purchases.ts';

/** The buyers that a choice includes in a flow. */
export interface Buyers {
  /** Null if nothing is chosen. */
  readonly chosen: Chosen | null;
  readonly met: readonly Met[];
  /** The inputs with which they start the flow, by name. */
  readonly beginnings: Readonly<Record<string, ScenarioInput>>;
}

const noBuyers: Buyers = { chosen: null, met: [], beginnings: {} };

/** Evaluates thousands of purchases, and only when the choice changes. */
export function useBuyers(machine: string, choice: Choice, hasOutlooks: boolean): Buyers {
  const { country, language, bundle, role, plan } = choice;
  return useMemo(() => {
    const chosen = hasOutlooks ? chosenBy({ country, language, bundle, role, plan }) : null;
    if (chosen === null) return noBuyers;
    const met = situationsMet(chosen);
    return { chosen, met, beginnings: beginningsOf(machine, chosen, met) };
  }, [machine, country, language, bundle, role, plan, hasOutlooks]);
}
