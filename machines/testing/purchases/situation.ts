import { type BundlePart, isShippingRequired, type LineKind } from '../../rules/catalogue/index.ts';
import { countries } from '../../rules/places/index.ts';
import { isTaxIdOffered, mayReverseCharge } from '../../rules/tax/index.ts';
import { verdictOn } from './eligible.ts';
import { bundleOf, type Purchase } from './purchase.ts';

/** The rules about a purchase that change the course of a flow. Each is false if it forbids something. */
export const situationRules = [
  'isSold',
  'mayStart',
  'isShipped',
  'isTaxIdOffered',
  'mayReverseCharge',
] as const;
/** One of {@link situationRules}. */
export type SituationRule = (typeof situationRules)[number];
/** What each of these rules says about a purchase. */
export type Situation = Readonly<Record<SituationRule, boolean>>;

/** Nothing is forbidden. */
export const everythingAllowed: Situation = {
  isSold: true,
  mayStart: true,
  isShipped: true,
  isTaxIdOffered: true,
  mayReverseCharge: true,
};

const mixtures: readonly Situation[] = situationRules.reduce<readonly Situation[]>(
  (found, rule) => found.flatMap((situation) => [situation, { ...situation, [rule]: false }]),
  [everythingAllowed],
);

/**
 * Every possible situation of a purchase, and further combinations of the same rules. If the bundle isn't sold, no
 * other rule matters, and reverse charge requires a tax ID.
 */
export const situations: readonly Situation[] = mixtures.filter(
  ({ isSold, mayStart, isShipped, isTaxIdOffered, mayReverseCharge }) =>
    isSold
      ? isTaxIdOffered || !mayReverseCharge
      : mayStart && isShipped && isTaxIdOffered && mayReverseCharge,
);

/** The seller's country of a shop that doesn't specify another. */
export const sellerCountry = 'IE';

const kinds: Readonly<Record<BundlePart, LineKind>> = {
  DEVICE: 'DEVICE',
  SUBSCRIPTION: 'SUBSCRIPTION',
  SEATS: 'SUBSCRIPTION',
  FEATURES: 'SUBSCRIPTION',
  WARRANTY: 'WARRANTY',
  ACCESSORIES: 'ACCESSORY',
};

/**
 * Evaluates every rule for a purchase with the parts that its bundle requires. A shipped purchase may be billed to any
 * country, any other only to the shop's.
 */
export function situationOf(purchase: Purchase): Situation {
  const { country } = purchase;
  const { allowed, refused } = verdictOn(purchase);
  if (refused.some(({ eligibility }) => eligibility.code === 'COUNTRY_NOT_AVAILABLE'))
    return { ...everythingAllowed, isSold: false };
  const { requiredParts, planFamily } = bundleOf(purchase);
  const isShipped = isShippingRequired(requiredParts.map((part) => ({ kind: kinds[part], planFamily })));
  const billed = isShipped ? countries.map(({ code }) => code) : [country];
  const asked = billed.filter(isTaxIdOffered);
  return {
    isSold: true,
    mayStart: allowed.length > 0,
    isShipped,
    isTaxIdOffered: asked.length > 0,
    mayReverseCharge: asked.some((buyerCountry) =>
      mayReverseCharge({
        sellerCountry,
        buyerCountry,
        destination: isShipped ? country : buyerCountry,
        isShipped,
      }),
    ),
  };
}

/** The checkout token that encodes a situation, so that scripted services can respond accordingly. */
export const tokenOf = (situation: Situation): string =>
  situationRules.filter((rule) => situation[rule]).join('+');

/** Decodes a checkout token. Any other token means that nothing is forbidden. */
export function decodeSituation(token: string): Situation {
  const rules = token.split('+');
  if (!rules.every((rule) => (situationRules as readonly string[]).includes(rule))) return everythingAllowed;
  return Object.fromEntries(
    situationRules.map((rule) => [rule, rules.includes(rule)]),
  ) as unknown as Situation;
}
