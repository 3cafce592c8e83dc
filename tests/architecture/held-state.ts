/** Hooks by which a view holds something between two renderings, or acts beside them. */
const holdingHooks = [
  'useState',
  'useReducer',
  'useRef',
  'useEffect',
  'useLayoutEffect',
  'useMachine',
  'useSyncExternalStore',
] as const;

/** The holding hooks that a source calls. */
export const heldIn = (source: string): readonly string[] =>
  holdingHooks.filter((hook) => new RegExp(`\\b${hook}\\s*[(<]`).test(source));

/** A view keeps these: the browser forgets them when something is drawn anew. */
const focus = 'focus';
const scroll = 'scroll position';
const typing = 'the text being typed';
/** Where a flow meets React: its ports, its actor, what keeps it across reloads. */
const flow = 'runs a flow';
/** Part of the application that comes later. */
const later = 'a part that loads later';
/** Belongs into the chart of its flow. */
const behaviour = 'behaviour that no chart has yet';

/**
 * The files of `src/features/` that hold something, with what. The list only gets shorter: a choice, an answer or a step
 * is a state of a machine, and what the browser does is a hook of `src/browser/` or `src/flow/`.
 */
export const filesThatHold: Readonly<Record<string, readonly string[]>> = {
  'address/searched-street.tsx': [flow],
  'address/use-searched-street.ts': [later, typing],
  'cart/cart-flow.tsx': [flow],
  'cart/cart-screens.tsx': [behaviour],
  'cart/cart.tsx': [behaviour],
  'cart/change-notice.tsx': [focus],
  'cart/checkout-button.tsx': [behaviour],
  'cart/running-cart.tsx': [focus, behaviour],
  'checkout/checkout-flow.tsx': [flow],
  'checkout/checkout-screens.tsx': [scroll],
  'checkout/checkout-summary.tsx': [behaviour],
  'checkout/checkout.tsx': [behaviour],
  'checkout/details-screen.tsx': [focus, typing],
  'checkout/current-step.tsx': [later],
  'checkout/failure.tsx': [behaviour],
  'checkout/running-checkout.tsx': [behaviour],
  'checkout/steps/no-method.tsx': [focus],
  'checkout/steps/step-frame.tsx': [focus],
  'checkout/use-later-screens.ts': [later],
  'lead-forms/lead-form-flow.tsx': [flow],
  'lead-forms/lead-form-view.tsx': [focus],
  'lead-forms/lead-thanks.tsx': [focus],
  'lead-forms/use-early-input.ts': [typing],
  'lead-forms/use-embedding.ts': [flow],
  'lead-forms/use-kept-lead.ts': [flow],
  'payment/methods/credit-card/card-fields.tsx': [focus, typing, behaviour],
  'payment/methods/credit-card/card-frames.tsx': [typing, later],
  'product/configurator.tsx': [flow],
  'summary/refused-voucher-notice.tsx': [focus],
  'summary/total-change-note.tsx': [behaviour],
  'summary/voucher-form.tsx': [typing, focus, behaviour],
  'trouble/use-attempt.ts': [focus],
};
