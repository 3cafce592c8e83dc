import { type BundlePart, isShippingRequired, type LineKind } from '../../rules/catalogue/index.ts';
import { countries } from '../../rules/places/index.ts';
import { isTaxIdOffered, mayReverseCharge } from '../../rules/tax/index.ts';
import { verdictOn } from './eligible.ts';
import { bundleOf, type Purchase } from './purchase.ts';

/** What rules say about a purchase, as far as a flow goes another way for it. Each is false where a rule forbids something. */
export const situationRules = [
  'isSold',
  'mayStart',
  'isShipped',
  'isTaxIdOffered',
  'mayReverseCharge',
] as const;
export type SituationRule = (typeof situationRules)[number];
export type Situation = Readonly<Record<SituationRule, boolean>>;

/** Where nothing is forbidden. */
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
 * Every situation that purchases are told apart by, and mixtures of the same rules beside them: what is not sold asks no
 * other rule, and a tax id that nobody asks for takes no tax off.
 */
export const situations: readonly Situation[] = mixtures.filter(
  ({ isSold, mayStart, isShipped, isTaxIdOffered, mayReverseCharge }) =>
    isSold
      ? isTaxIdOffered || !mayReverseCharge
      : mayStart && isShipped && isTaxIdOffered && mayReverseCharge,
);

/** The seller's country of a shop that says nothing else. */
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
 * Asks every rule about a purchase that holds what its bundle must hold. What ships may be billed to any country; else the
 * invoice goes to the country of the shop.
 */
export function situationOf(purchase: Purchase): Situation {
  const { country } = purchase;
  const { allowed, refused } = verdictOn(purchase);
  if (refused.some(({ eligibility }) => eligibility.code === 'COUNTRY_NOT_AVAILABLE'))
    return { ...everythingAllowed, isSold: false };
  const isShipped = isShippingRequired(bundleOf(purchase).mustHold.map((part) => kinds[part]));
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

/** A link of a checkout that stands for a situation, so that whoever is asked about it answers accordingly. */
export const tokenOf = (situation: Situation): string =>
  situationRules.filter((rule) => situation[rule]).join('+');

/** Every other link stands for a checkout of which nothing is forbidden. */
export function situationBehind(token: string): Situation {
  const rules = token.split('+');
  if (!rules.every((rule) => (situationRules as readonly string[]).includes(rule))) return everythingAllowed;
  return Object.fromEntries(
    situationRules.map((rule) => [rule, rules.includes(rule)]),
  ) as unknown as Situation;
}
