/** Names of subfolders in layers, lowest first. */
export type Layers = readonly (readonly string[])[];

/** The layers of `src/`: each may import the lower ones. */
const sourceLayers: Layers = [
  ['browser', 'page', 'ui'],
  ['graphql', 'i18n', 'payments', 'pictures'],
  ['flow', 'ports'],
  ['features'],
  ['islands', 'routes'],
];

/**
 * The features that others may import; all other features are off limits. Before you add a name: shared code may be a
 * rule, a component of `src/ui/`, or belong in a lower layer.
 */
const sharedFeatures: Layers = [
  ['catalogue', 'invoice', 'prices', 'professions', 'references', 'support', 'tax-id', 'trade-in-terms'],
  ['delivery', 'promotions', 'trouble'],
  ['address', 'island', 'offers', 'owner-flow', 'payment', 'summary', 'trust'],
  ['add-to-cart', 'pro-plan', 'search-engines', 'subscription-change'],
];

/**
 * The folders whose subfolders may only import lower layers, values and types alike. Unlisted subfolders are above all
 * others.
 */
export const layersIn: Readonly<Record<string, Layers>> = {
  src: sourceLayers,
  'src/features': sharedFeatures,
};
