/** The purposes of a purchase. */
export const bundleActions = [
  'NEW_USER',
  'NEW_USER_WITH_TRIAL',
  'NEW_USER_WITHOUT_TRIAL',
  'RENEWAL',
  'UPGRADE',
  'EXPANSION',
  'EXTRA_PROBE',
  'SUBSCRIPTION_ONLY',
  'FREE_TRIAL',
  'PROBE_ONLY',
  'ACCESSORIES_ONLY',
] as const;
/** One of {@link bundleActions}. */
export type BundleAction = (typeof bundleActions)[number];

/** The kinds of item in a bundle. FEATURES are the use-area features of PRO_CUSTOM. */
const bundleParts = ['DEVICE', 'SUBSCRIPTION', 'SEATS', 'FEATURES', 'WARRANTY', 'ACCESSORIES'] as const;
/** One of {@link bundleParts}. */
export type BundlePart = (typeof bundleParts)[number];

/** The kinds of line that an action requires and allows. */
export interface ActionParts {
  readonly requiredParts: readonly BundlePart[];
  readonly optionalParts: readonly BundlePart[];
}

const deviceWithPlan: ActionParts = {
  requiredParts: ['DEVICE', 'SUBSCRIPTION'],
  optionalParts: ['SEATS', 'FEATURES', 'WARRANTY', 'ACCESSORIES'],
};
/** A rental's only line is its membership: the probe comes with it, and stays the shop's. */
export const rentalParts: ActionParts = { requiredParts: ['SUBSCRIPTION'], optionalParts: ['ACCESSORIES'] };
const deviceAlone: ActionParts = { requiredParts: ['DEVICE'], optionalParts: ['WARRANTY', 'ACCESSORIES'] };
const planAlone: ActionParts = {
  requiredParts: ['SUBSCRIPTION'],
  optionalParts: ['SEATS', 'FEATURES', 'ACCESSORIES'],
};

/** The required and allowed lines of each action. A device on the BASIC plan has no subscription line. */
export const actionParts: Readonly<Record<BundleAction, ActionParts>> = {
  NEW_USER: deviceWithPlan,
  NEW_USER_WITH_TRIAL: deviceWithPlan,
  NEW_USER_WITHOUT_TRIAL: deviceWithPlan,
  RENEWAL: planAlone,
  UPGRADE: planAlone,
  EXPANSION: { requiredParts: ['SEATS'], optionalParts: ['ACCESSORIES'] },
  EXTRA_PROBE: deviceAlone,
  SUBSCRIPTION_ONLY: planAlone,
  FREE_TRIAL: { requiredParts: ['SUBSCRIPTION'], optionalParts: ['ACCESSORIES'] },
  PROBE_ONLY: deviceAlone,
  ACCESSORIES_ONLY: { requiredParts: ['ACCESSORIES'], optionalParts: [] },
};
