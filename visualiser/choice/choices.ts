import { bundleOf, type Purchase, type Role, roles } from '../../machines/testing/index.ts';
import { type BundleType, isBundleType } from '../../machines/rules/bundles.ts';
import { type Country, countryByCode, languageFor } from '../../machines/rules/countries.ts';
import { type PlanType, planTypes } from '../../machines/rules/plans.ts';

/** For whom the drawings are shown, as the address has it; empty where the reader has not chosen. */
export interface Choice {
  readonly country: string;
  readonly language: string;
  readonly bundle: string;
  readonly role: string;
  readonly plan: string;
}

export const choiceNames = [
  'country',
  'language',
  'bundle',
  'role',
  'plan',
] as const satisfies readonly (keyof Choice)[];

export const nobody: Choice = { country: '', language: '', bundle: '', role: '', plan: '' };

/** Who is meant where the reader has chosen no more than a part. */
const usual = { country: 'US', bundle: 'INDIVIDUAL_NEW_USER', role: 'ANONYMOUS', plan: 'NONE' } as const;

/** A choice as rules ask about it, and the words of the page that it is read in. */
export interface Chosen extends Purchase {
  readonly in: Country;
  readonly language: string;
}

const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text);
const isPlan = (text: string): text is PlanType => (planTypes as readonly string[]).includes(text);

/** Null where nothing is chosen. What the address names and nobody knows counts as not chosen; visitors are on no plan. */
export function chosenBy(choice: Choice): Chosen | null {
  if (choiceNames.every((name) => choice[name] === '')) return null;
  const country = countryByCode(choice.country) ?? (countryByCode(usual.country) as Country);
  const bundleType: BundleType = isBundleType(choice.bundle) ? choice.bundle : usual.bundle;
  const role = isRole(choice.role) ? choice.role : usual.role;
  const plan = role !== 'ANONYMOUS' && isPlan(choice.plan) ? choice.plan : usual.plan;
  return {
    in: country,
    country: country.code,
    language: languageFor(country, choice.language).url,
    bundleType,
    role,
    plan,
    market: bundleOf({ bundleType }).market ?? 'HUMAN',
  };
}
