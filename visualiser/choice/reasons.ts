import {
  type Situation,
  decodeSituation,
  type SituationRule,
  situationRules,
  tokenOf,
} from '../../machines/testing/index.ts';
import type { Outlook } from '../book/book.types.ts';

/** What a rule makes impossible. */
export interface Reason {
  readonly rule: SituationRule;
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

/**
 * The situation of the buyer in a choice to whom the fewest rules say no, in the order of the rules: what is impossible
 * even for this buyer is so for the reason that is left. `situations` must not be empty.
 */
export const leastRestricted = (situations: readonly Situation[]): Situation =>
  situationRules.reduce((left, rule) => {
    const allowing = left.filter((situation) => situation[rule]);
    return allowing.length === 0 ? left : allowing;
  }, situations)[0] as Situation;

/**
 * The first rule that says no here, and yes in every situation in which `id` is possible; undefined if no single rule
 * does. Later rules may say no because the first does: without a tax ID, there is no reverse charge either.
 */
function ruleAgainst(
  id: string,
  situation: Situation,
  outlooks: readonly Outlook[],
): SituationRule | undefined {
  const others = outlooks
    .filter(({ cannot }) => !cannot.includes(id))
    .map((outlook) => decodeSituation(outlook.situation));
  if (others.length === 0) return undefined;
  return situationRules.find((rule) => !situation[rule] && others.every((other) => other[rule]));
}

/**
 * Why things are impossible in all of the situations, with exactly one rule for each thing. In the order of the rules.
 */
export function reasonsIn(situations: readonly Situation[], outlooks: readonly Outlook[]): readonly Reason[] {
  if (situations.length === 0) return [];
  const freest = leastRestricted(situations);
  const { cannot } = outlookIn(outlooks, situations);
  const rules = new Map(cannot.map((id) => [id, ruleAgainst(id, freest, outlooks)]));
  return situationRules
    .map((rule) => ({ rule, cannot: cannot.filter((id) => rules.get(id) === rule) }))
    .filter((reason) => reason.cannot.length > 0);
}
