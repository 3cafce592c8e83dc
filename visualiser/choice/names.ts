import {
  type BundleRule,
  bundleTable,
  type BundleType,
  bundleTypes,
  type ProductLine,
} from '../../machines/rules/catalogue/index.ts';
import { planFamilies, type PlanFamily, type PlanType } from '../../machines/rules/plans/index.ts';
import type { Role } from '../../machines/testing/index.ts';
import { titleOf } from '../../model-tests/words/words.ts';

const regions = new Intl.DisplayNames('en', { type: 'region' });
const tongues = new Intl.DisplayNames('en', { type: 'language' });

export const countryName = (code: string): string => regions.of(code) ?? code;

export const languageName = (tag: string): string => tongues.of(tag) ?? tag;

export const roleNames: Readonly<Record<Role, string>> = {
  ANONYMOUS: 'Visitor who is not signed in',
  MEMBER: 'Member of an organization',
  ADMIN: 'Admin of an organization',
};

/** Plans whose names aren't words. */
const otherPlanNames: Partial<Readonly<Record<PlanType, string>>> = { NONE: 'No plan', EMS: 'EMS' };

export const planName = (plan: PlanType): string => otherPlanNames[plan] ?? titleOf(plan);

export const productLineNames: Readonly<Record<ProductLine, string>> = {
  IQ_3: 'IQ3',
  IQ: 'IQ',
  IQ_PLUS: 'IQ+',
  IQ_PLUS_CARE: 'IQ+ Care',
  IQ_PLUS_VET: 'IQ+ Vet',
};

/** The bundles of a plan, or of none, in the order of the shop's table. */
export interface BundleGroup {
  readonly title: string;
  readonly bundles: readonly BundleType[];
}

const familyOf = (bundle: BundleType): PlanFamily | null => (bundleTable[bundle] as BundleRule).planFamily;

export const bundleGroups: readonly BundleGroup[] = [...planFamilies, null].map((family) => ({
  title: family === null ? 'Without a plan' : titleOf(family),
  bundles: bundleTypes.filter((bundle) => familyOf(bundle) === family),
}));

/** The required parts of a bundle: `device, membership`. */
export const partsOf = (bundle: BundleRule): string =>
  bundle.requiredParts.map((part) => partNames[part]).join(', ');

const partNames: Readonly<Record<BundleRule['requiredParts'][number], string>> = {
  DEVICE: 'device',
  SUBSCRIPTION: 'membership',
  SEATS: 'seats',
  FEATURES: 'features',
  WARRANTY: 'warranty',
  ACCESSORIES: 'cables',
};
