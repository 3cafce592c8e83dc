/** Names of subfolders in layers, the lowest first. */
export type Layers = readonly (readonly string[])[];

/** The layers of `src/`: each may import the lower ones. */
const sourceLayers: Layers = [
  ['browser', 'page', 'pictures', 'ui'],
  ['graphql', 'i18n', 'payments'],
  ['flow', 'ports'],
  ['features'],
  ['islands', 'routes'],
];

/**
 * The features that others may build on. Every other feature may import these, and none else. Before you add a name: what
 * two features share may be a rule, a component of `src/ui/`, or belong in a lower layer.
 */
const sharedFeatures: Layers = [
  ['catalogue', 'prices', 'references', 'support', 'tax-id'],
  ['promotions', 'trouble'],
  ['address', 'island', 'offers', 'payment', 'summary'],
  ['add-to-cart', 'search-engines'],
];

/** The folders whose subfolders import each other downwards only, values and types alike. What a list does not name stands above all of it. */
export const layersIn: Readonly<Record<string, Layers>> = {
  src: sourceLayers,
  'src/features': sharedFeatures,
};
