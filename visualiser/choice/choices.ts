import { type Role, roles } from '../../machines/testing/index.ts';
import { type BundleType, isBundleType } from '../../machines/rules/catalogue/index.ts';
import { countries, type Country, countryByCode } from '../../machines/rules/places/index.ts';
import { type PlanType, planTypes } from '../../machines/rules/plans/index.ts';

/** The buyer in the URL whose drawings are shown; empty strings for what isn't chosen. */
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

/** The valid part of a choice; null means any. */
export interface Chosen {
  readonly country: Country | null;
  /** As in the shop's URLs. */
  readonly language: string | null;
  readonly bundleType: BundleType | null;
  readonly role: Role | null;
  readonly plan: PlanType | null;
}

const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text);
const isPlan = (text: string): text is PlanType => (planTypes as readonly string[]).includes(text);

/** The shop's languages in a country, or in all countries. */
export function languagesIn(country: Country | null): readonly string[] {
  const all = (country === null ? countries : [country]).flatMap(({ languages }) => languages);
  return [...new Set(all.map(({ url }) => url))];
}

/** Validates each part of a choice; null if it is empty or unknown. */
function knownIn(choice: Choice): Chosen {
  const country = countryByCode(choice.country) ?? null;
  const role = isRole(choice.role) ? choice.role : null;
  const isOnPlan = isPlan(choice.plan) && (role !== 'ANONYMOUS' || choice.plan === 'NONE');
  return {
    country,
    language: languagesIn(country).includes(choice.language) ? choice.language : null,
    bundleType: isBundleType(choice.bundle) ? choice.bundle : null,
    role,
    plan: isOnPlan ? (choice.plan as PlanType) : null,
  };
}

/** Null if nothing is chosen. Unknown values count as not chosen. */
export function chosenBy(choice: Choice): Chosen | null {
  const known = knownIn(choice);
  return Object.values(known).every((value) => value === null) ? null : known;
}

type Refusal = (value: string, known: Chosen) => string;

const refusals: Readonly<Record<keyof Choice, Refusal>> = {
  country: (value) => `Unknown country “${value}”; any country is shown instead.`,
  language: (value, { country }) =>
    `The shop isn’t available in “${value}”${country === null ? '' : ' there'}; any language is shown instead.`,
  bundle: (value) => `Unknown bundle “${value}”; any bundle is shown instead.`,
  role: (value) => `Unknown role “${value}”; any role is shown instead.`,
  plan: (value) =>
    isPlan(value)
      ? 'A visitor is on no plan; the plan in the address is left out.'
      : `Unknown plan “${value}”; any plan is shown instead.`,
};

/** A sentence for each unknown value in the URL, including what is shown instead. */
export function refusalsOf(choice: Choice): Partial<Readonly<Record<keyof Choice, string>>> {
  const known = knownIn(choice);
  const isKnown: Readonly<Record<keyof Choice, boolean>> = {
    country: known.country !== null,
    language: known.language !== null,
    bundle: known.bundleType !== null,
    role: known.role !== null,
    plan: known.plan !== null,
  };
  return Object.fromEntries(
    choiceNames
      .filter((name) => choice[name] !== '' && !isKnown[name])
      .map((name) => [name, refusals[name](choice[name], known)]),
  );
}
