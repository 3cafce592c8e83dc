import type { CheckoutStepId } from '@sonde/machines/checkout';
import { type LazyPart, loadLazyPart, useLazyPart } from '../../i18n/lazy-parts.ts';
import { storedCheckout } from '../../browser/stored-checkout.ts';
import { recallCards } from './recalled-cards.ts';

const imports = {
  'organization-screens': () => import('./organization-screens.tsx'),
  'delivery-screens': () => import('./delivery-screens.tsx'),
  // A restored checkout has its payment, and its buyer's cards are recalled here alone.
  'payment-screens': async () => {
    const [screens] = await Promise.all([
      import('./payment-screens.tsx'),
      recallCards(storedCheckout.token()),
    ]);
    return screens;
  },
  'review-screens': () => import('./review-screens.tsx'),
  'outcome-screens': () => import('./outcome-screens.tsx'),
  'refused-voucher': () => import('./refused-voucher.tsx'),
  'refusal-of-method': () => import('../payment/refusal-of-method.ts'),
  'refused-code': () => import('./refused-code.ts'),
  restoring: () => import('./restoring.ts'),
};

export type PartName = keyof typeof imports;

type CheckoutParts = { readonly [Name in PartName]: Awaited<ReturnType<(typeof imports)[Name]>> };

/** What is loaded after the first screen, with its texts. */
const loaders: { readonly [Name in PartName]: () => Promise<CheckoutParts[Name]> } = imports;

/** A part of the checkout that loads later. */
export type CheckoutPart<Name extends PartName> = LazyPart<CheckoutParts[Name]>;

/** A part with the screen of a step. */
export type StepPart = 'delivery-screens' | 'payment-screens' | 'review-screens';

const partOfStep: Readonly<Record<CheckoutStepId, StepPart | null>> = {
  contact: null,
  'shipping.address': null,
  'shipping.method': 'delivery-screens',
  'billing.address': 'payment-screens',
  payment: 'payment-screens',
  review: 'review-screens',
};

/** The part with a step's screen; null for the first screen, which is always there. */
export const partAt = (step: CheckoutStepId | null): StepPart | null => step && partOfStep[step];

/** Loads a part. */
export const loadCheckoutPart = <Name extends PartName>(name: Name) => loadLazyPart(name, loaders[name]);

/** Preloads a part. A failure is reported only when the part is needed. */
export function prepareCheckoutPart(name: PartName): void {
  void loadCheckoutPart(name).catch(() => undefined);
}

/** A part, loaded once it is needed. */
export const useCheckoutPart = <Name extends PartName>(name: Name, isNeeded: boolean): CheckoutPart<Name> =>
  useLazyPart(name, loaders[name], isNeeded);
