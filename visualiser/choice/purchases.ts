import {
  bundleOf,
  everythingAllowed,
  isPurchase,
  type Purchase,
  roles,
  type ScenarioInput,
  purchaseScenario,
  type Situation,
  situationOf,
  tokenOf,
} from '../../machines/testing/index.ts';
import { bundleTypes } from '../../machines/rules/catalogue/index.ts';
import { countries } from '../../machines/rules/places/index.ts';
import { planTypes } from '../../machines/rules/plans/index.ts';
import type { Chosen } from './choices.ts';

/** A situation of at least one buyer in a choice. */
export interface Met {
  readonly situation: Situation;
  /** A purchase in this situation. */
  readonly purchase: Purchase;
}

const soldTo = countries.filter(({ enabled }) => enabled);

/** All purchases that a choice includes. Any country means any that the shop sells to. */
function* purchasesOf({ country, bundleType, role, plan }: Chosen): Generator<Purchase> {
  for (const { code } of country === null ? soldTo : [country])
    for (const bundle of bundleType === null ? bundleTypes : [bundleType])
      for (const who of role === null ? roles : [role])
        for (const today of plan === null ? planTypes : [plan]) {
          const market = bundleOf({ bundleType: bundle }).market ?? 'HUMAN';
          const purchase = { country: code, bundleType: bundle, role: who, plan: today, market };
          if (isPurchase(purchase)) yield purchase;
        }
}

/**
 * The distinct situations of the buyers in a choice. If the shop sells nothing to a country, no other rule applies. It
 * stops once a buyer is found for whom nothing is forbidden, because then nothing is impossible.
 */
export function situationsMet(chosen: Chosen): readonly Met[] {
  const isSold = chosen.country?.enabled !== false;
  const met = new Map<string, Met>();
  for (const purchase of purchasesOf(chosen)) {
    const situation = isSold ? situationOf(purchase) : { ...everythingAllowed, isSold };
    if (!met.has(tokenOf(situation))) met.set(tokenOf(situation), { situation, purchase });
    if (!isSold || met.has(tokenOf(everythingAllowed))) break;
  }
  return [...met.values()];
}

/**
 * The inputs with which a chosen buyer starts a flow, by name. If the choice includes several buyers, it uses the least
 * restricted one. Empty if only a language is chosen, which flows don't depend on.
 */
export function beginningsOf(
  machine: string,
  { language: _language, ...buyer }: Chosen,
  met: readonly Met[],
): Readonly<Record<string, ScenarioInput>> {
  if (Object.values(buyer).every((value) => value === null)) return {};
  const freest = tokenOf(everythingAllowed);
  const chosen = met.find(({ situation }) => tokenOf(situation) === freest) ?? met[0];
  return (chosen === undefined ? null : purchaseScenario(machine, chosen.purchase))?.inputs ?? {};
}
