import {
  type Situation,
  situationBehind,
  type SituationRule,
  situationRules,
  tokenOf,
} from '../../machines/testing/index.ts';
import type { Outlook } from '../book/book.types.ts';

/** What rules make impossible. */
export interface Reason {
  /** All of these would have to allow it. */
  readonly rules: readonly SituationRule[];
  /** The IDs of states and transitions. */
  readonly cannot: readonly string[];
}

/** What is impossible in all of several situations. */
export type CommonOutlook = Pick<Outlook, 'cannot' | 'isComplete'>;

/** What is impossible in every one of the situations; empty for a machine that doesn't start with a purchase. */
export function outlookIn(outlooks: readonly Outlook[], situations: readonly Situation[]): CommonOutlook {
  const tokens = situations.map(tokenOf);
  const [first, ...others] = outlooks.filter(({ situation }) => tokens.includes(situation));
  const sets = others.map(({ cannot }) => new Set(cannot));
  return {
    cannot: (first?.cannot ?? []).filter((id) => sets.every((cannot) => cannot.has(id))),
    isComplete: [first, ...others].every((outlook) => outlook?.isComplete !== false),
  };
}

/** The rules that forbid something here and allow it in every situation in which `id` is possible. */
function rulesAgainst(
  id: string,
  situation: Situation,
  outlooks: readonly Outlook[],
): readonly SituationRule[] {
  const others = outlooks
    .filter(({ cannot }) => !cannot.includes(id))
    .map((outlook) => situationBehind(outlook.situation));
  if (others.length === 0) return [];
  return situationRules.filter((rule) => !situation[rule] && others.every((other) => other[rule]));
}

/** The rules responsible in every situation; if there are none, the rules of all situations. */
function sharedRules(
  id: string,
  situations: readonly Situation[],
  outlooks: readonly Outlook[],
): readonly SituationRule[] {
  const blamed = situations.map((situation) => rulesAgainst(id, situation, outlooks));
  const shared = situationRules.filter((rule) => blamed.every((rules) => rules.includes(rule)));
  return shared.length > 0 ? shared : situationRules.filter((rule) => blamed.flat().includes(rule));
}

/**
 * Why things are impossible in all of the situations. A rule is responsible if nothing of the kind was found in any
 * situation that it forbids, including all others. In the order of the rules.
 */
export function reasonsIn(situations: readonly Situation[], outlooks: readonly Outlook[]): readonly Reason[] {
  const byRules = new Map<string, string[]>();
  for (const id of outlookIn(outlooks, situations).cannot) {
    const key = sharedRules(id, situations, outlooks).join();
    byRules.set(key, [...(byRules.get(key) ?? []), id]);
  }
  return [...byRules]
    .map(([key, cannot]) => ({
      rules: situationRules.filter((rule) => key.split(',').includes(rule)),
      cannot,
    }))
    .filter(({ rules }) => rules.length > 0)
    .toSorted((a, b) => a.rules.length - b.rules.length);
}
