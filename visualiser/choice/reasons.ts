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

/** The outlook of a situation; undefined for a machine that no purchase begins. */
export const outlookIn = (outlooks: readonly Outlook[], situation: Situation): Outlook | undefined =>
  outlooks.find((outlook) => outlook.situation === tokenOf(situation));

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

/**
 * Why things cannot happen in a situation: of every other situation it was found out, too, so that the rules to blame are
 * those without which nothing of the kind was ever found. In the order of the rules.
 */
export function reasonsIn(situation: Situation, outlooks: readonly Outlook[]): readonly Reason[] {
  const byRules = new Map<string, string[]>();
  for (const id of outlookIn(outlooks, situation)?.cannot ?? []) {
    const key = rulesAgainst(id, situation, outlooks).join();
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
