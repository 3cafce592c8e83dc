import { actionParts, type ActionParts, type BundleAction, rentalParts } from './bundle-actions.ts';
import { type BundleVariant, type Market, marketOf, type ProductLine } from './product-lines.ts';
import type { PlanFamily } from '../plans/index.ts';

/** The properties of a bundle type. */
export interface BundleRule extends ActionParts {
  readonly planFamily: PlanFamily | null;
  readonly action: BundleAction;
  /** Null for bundles sold in both markets. */
  readonly market: Market | null;
  /** The device in the bundle's name; null if there is none. */
  readonly productLine: ProductLine | null;
  /** The preselected number of devices; 1 if the action includes no device. */
  readonly defaultQuantity: number;
}

const namedDevice = { STANDARD: 'IQ_3', PLUS: 'IQ_PLUS', VET: 'IQ_PLUS_VET' } as const satisfies Record<
  BundleVariant,
  ProductLine
>;

const human = ['STANDARD', 'PLUS'] as const;
const humanAndVet = [...human, 'VET'] as const;

/** A plan family's bundle types: one for each action and variant, with the preselected number of a new user's devices. */
interface FamilyBundles {
  readonly variants: readonly BundleVariant[];
  readonly actions: readonly BundleAction[];
  readonly newUserDevices: number;
}

/** What is sold of each plan family (coverage PLAN-2, PLAN-6). The names of bundle types are made of it. */
const familyTable = {
  BASIC: { variants: human, actions: ['NEW_USER', 'EXTRA_PROBE'], newUserDevices: 1 },
  INDIVIDUAL: {
    variants: humanAndVet,
    actions: [
      'NEW_USER',
      'NEW_USER_WITH_TRIAL',
      'NEW_USER_WITHOUT_TRIAL',
      'RENEWAL',
      'UPGRADE',
      'EXTRA_PROBE',
      'SUBSCRIPTION_ONLY',
      'FREE_TRIAL',
    ],
    newUserDevices: 1,
  },
  TEAM: {
    variants: humanAndVet,
    actions: ['NEW_USER', 'RENEWAL', 'UPGRADE', 'EXPANSION', 'EXTRA_PROBE', 'SUBSCRIPTION_ONLY'],
    newUserDevices: 2,
  },
  CORE: {
    variants: ['STANDARD'],
    actions: ['NEW_USER', 'RENEWAL', 'UPGRADE', 'EXPANSION', 'EXTRA_PROBE', 'SUBSCRIPTION_ONLY'],
    newUserDevices: 2,
  },
  CLINIC: {
    variants: human,
    actions: ['NEW_USER', 'RENEWAL', 'UPGRADE', 'EXPANSION', 'EXTRA_PROBE'],
    newUserDevices: 2,
  },
  PRO_CUSTOM: {
    variants: humanAndVet,
    actions: ['NEW_USER', 'RENEWAL', 'UPGRADE', 'EXPANSION', 'EXTRA_PROBE', 'SUBSCRIPTION_ONLY'],
    newUserDevices: 2,
  },
  PRO_THREE_YEAR: {
    variants: ['STANDARD', 'VET'],
    actions: ['NEW_USER', 'RENEWAL', 'EXTRA_PROBE'],
    newUserDevices: 10,
  },
  INDIVIDUAL_FOREVER: { variants: human, actions: ['NEW_USER', 'EXTRA_PROBE'], newUserDevices: 1 },
  RENTAL: { variants: ['VET'], actions: ['NEW_USER'], newUserDevices: 1 },
} as const satisfies Partial<Record<PlanFamily, FamilyBundles>>;

type Family = keyof typeof familyTable;

/** The name of a bundle type with a plan: INDIVIDUAL_NEW_USER, INDIVIDUAL_NEW_USER_PLUS. */
type PlanBundleName<Of extends Family> = {
  readonly [
    Variant in (typeof familyTable)[Of]['variants'][number]
  ]: `${Of}_${(typeof familyTable)[Of]['actions'][number]}${Variant extends 'STANDARD' ? '' : `_${Variant}`}`;
}[(typeof familyTable)[Of]['variants'][number]];

/** What the lines of a checkout form: plan family, action and variant in one name (coverage PLAN-2). */
export type BundleType =
  | { readonly [Of in Family]: PlanBundleName<Of> }[Family]
  | 'ACCESSORIES_ONLY'
  | 'PROBE_ONLY_NEW_USER';

const bundleName = (planFamily: PlanFamily, action: BundleAction, variant: BundleVariant): string =>
  `${planFamily}_${action}${variant === 'STANDARD' ? '' : `_${variant}`}`;

const partsOf = (planFamily: PlanFamily, action: BundleAction): ActionParts => {
  if (planFamily === 'RENTAL') return { ...actionParts[action], ...rentalParts };
  return actionParts[planFamily === 'BASIC' ? 'PROBE_ONLY' : action];
};

const bundlesOf = ([planFamily, bundles]: readonly [string, FamilyBundles]) =>
  bundles.actions.flatMap((action) =>
    bundles.variants.map((variant): readonly [string, BundleRule] => {
      const family = planFamily as Family;
      const productLine = namedDevice[variant];
      const defaultQuantity = action === 'NEW_USER' ? bundles.newUserDevices : 1;
      const rule = {
        planFamily: family,
        action,
        market: marketOf(productLine),
        productLine,
        defaultQuantity,
      };
      return [bundleName(family, action, variant), { ...rule, ...partsOf(family, action) }];
    }),
  );

const ruleWithoutPlan = (action: 'PROBE_ONLY' | 'ACCESSORIES_ONLY'): BundleRule => ({
  planFamily: null,
  action,
  market: null,
  productLine: null,
  ...actionParts[action],
  defaultQuantity: 1,
});

/** Every bundle type and its contents. */
export const bundleTable = Object.fromEntries([
  ...Object.entries(familyTable).flatMap(bundlesOf),
  ['ACCESSORIES_ONLY', ruleWithoutPlan('ACCESSORIES_ONLY')],
  ['PROBE_ONLY_NEW_USER', ruleWithoutPlan('PROBE_ONLY')],
]) as Readonly<Record<BundleType, BundleRule>>;

/** All bundle types, in the order of the table. */
export const bundleTypes = Object.keys(bundleTable) as readonly BundleType[];

/** Whether this is a bundle type. */
export function isBundleType(value: string): value is BundleType {
  return Object.hasOwn(bundleTable, value);
}

/** The bundle type for a plan family, an action and a device variant; null if the shop has no such bundle. */
export function bundleTypeOf(
  planFamily: PlanFamily,
  action: BundleAction,
  variant: BundleVariant,
): BundleType | null {
  const name = bundleName(planFamily, action, variant);
  return isBundleType(name) ? name : null;
}
