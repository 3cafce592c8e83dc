/** Hooks by which a view keeps state between renders, or has effects. */
const holdingHooks = [
  'useState',
  'useReducer',
  'useRef',
  'useEffect',
  'useLayoutEffect',
  'useMachine',
  'useSyncExternalStore',
] as const;

/** The state and effect hooks that a source calls. */
export const stateHooksIn = (source: string): readonly string[] =>
  holdingHooks.filter((hook) => new RegExp(`\\b${hook}\\s*[(<]`).test(source));

/**
 * A view may keep these; the browser loses them on re-rendering. Of what is typed into the frames of the payment
 * provider, the page learns only whether it is complete.
 */
const focus = 'focus';
const scroll = 'scroll position';
const typing = 'the text being typed';
/** Where a flow meets React: its ports, its actor, its persistence across reloads. */
const flow = 'runs a flow';
/** A lazily loaded part of the application. */
const later = 'a part that loads later';

/**
 * The files of `src/features/` that keep state, with its kind. The list may only shrink: a choice, an answer or a step
 * is a state of a machine, and browser effects are hooks of `src/browser/` or `src/flow/`.
 */
export const filesWithStateHooks: Readonly<Record<string, readonly string[]>> = {
  'account/saved-methods/saved-methods.tsx': [later],
  'address/searched-street.tsx': [flow],
  'address/use-searched-street.ts': [later, typing],
  'cart/cart-flow.tsx': [flow],
  'cart/change-notice.tsx': [focus],
  'cart/running-cart.tsx': [focus],
  'checkout/checkout-flow.tsx': [flow],
  'checkout/checkout-screens.tsx': [scroll],
  'checkout/details-screen.tsx': [focus, typing],
  'checkout/steps/no-method.tsx': [focus],
  'checkout/steps/step-frame.tsx': [focus],
  'checkout/use-next-part.ts': [later],
  'checkout/use-shown-step.ts': [later],
  'lead-forms/lead-form-flow.tsx': [flow],
  'declaration/declaration-details.tsx': [focus],
  'learner-verification/learner-details.tsx': [focus],
  'lead-forms/lead-form-view.tsx': [focus],
  'lead-forms/lead-thanks.tsx': [focus],
  'lead-forms/use-embedding.ts': [flow],
  'lead-forms/use-stored-lead.ts': [flow],
  'payment/methods/credit-card/card-frames.tsx': [typing, later],
  'payment/methods/sepa/iban-frame.tsx': [typing, later],
  'payment/methods/credit-card/use-card-entry.tsx': [focus, typing, later],
  'pricing-survey/running-pricing-survey.tsx': [focus],
  'product/configurator.tsx': [flow],
  'summary/refused-voucher-notice.tsx': [focus],
  'summary/voucher-form.tsx': [focus],
  'trouble/use-attempt.ts': [focus],
};
