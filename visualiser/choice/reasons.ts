import {
  type Situation,
  situationBehind,
  type SituationRule,
  situationRules,
  tokenOf,
} from '../../machines/testing/index.ts';
import type { Outlook } from '../book/book.types.ts';

/** What rules keep from happening. */
export interface Reason {
  /** Every one of these would have to say otherwise. */
  readonly rules: readonly SituationRule[];
  /** Ids of states and transitions. */
  readonly cannot: readonly string[];
}

/** What cannot happen in any of some situations. */
export type CommonOutlook = Pick<Outlook, 'cannot' | 'isComplete'>;

/** What can happen in none of the situations; nothing for a machine that no purchase begins. */
export function outlookIn(outlooks: readonly Outlook[], situations: readonly Situation[]): CommonOutlook {
  const tokens = situations.map(tokenOf);
  const [first, ...others] = outlooks.filter(({ situation }) => tokens.includes(situation));
  const sets = others.map(({ cannot }) => new Set(cannot));
  return {
    cannot: (first?.cannot ?? []).filter((id) => sets.every((cannot) => cannot.has(id))),
    isComplete: [first, ...others].every((outlook) => outlook?.isComplete !== false),
  };
}

/** Rules that say no here and yes wherever `id` can happen. */
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

/** Those that are to blame in every situation; where each has its own, all of them. */
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
 * Why things can happen in none of some situations: of every other situation it was found out, too, so that the rules to
 * blame are those without which nothing of the kind was ever found. In the order of the rules.
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
