/** A subfolder, and the subfolders beside it that it may import. */
export type AllowedImports = Readonly<Record<string, readonly string[]>>;

/**
 * Which feature may import which. A feature that is not listed imports no other one. Before you add a name: what two
 * features share may be a rule, or a component of `src/ui/`.
 */
const features: AllowedImports = {
  accessories: ['catalogue', 'prices', 'pricing', 'search-engines'],
  address: ['trouble'],
  article: ['catalogue', 'memberships', 'pricing', 'product', 'search-engines'],
  bundles: ['catalogue', 'prices', 'product', 'search-engines'],
  cart: ['prices', 'product', 'summary', 'trouble'],
  checkout: ['address', 'countries', 'error-screen', 'navigation', 'prices', 'summary', 'tax-id', 'trouble'],
  confirmation: ['address', 'navigation', 'prices', 'summary', 'tax-id'],
  contact: ['lead-forms', 'navigation', 'own-time', 'search-engines'],
  countries: ['search-engines'],
  'device-iq': ['navigation', 'pricing', 'search-engines'],
  'error-screen': ['catalogue', 'maintenance', 'message-page', 'navigation', 'site-map'],
  home: ['catalogue', 'navigation', 'prices', 'search-engines', 'site-map'],
  impressum: ['navigation', 'search-engines'],
  'lead-forms': ['address', 'checkout', 'own-time', 'search-engines', 'trouble'],
  maintenance: ['message-page', 'navigation'],
  memberships: ['bundles', 'catalogue', 'navigation', 'prices', 'search-engines'],
  navigation: ['prices', 'promotions', 'site-map'],
  pricing: ['catalogue', 'prices', 'promotions', 'search-engines'],
  'probe-only': ['catalogue', 'prices', 'product', 'search-engines'],
  product: ['catalogue', 'prices', 'promotions', 'search-engines', 'trouble'],
  promotions: ['catalogue'],
  'search-engines': ['catalogue', 'pricing'],
  'site-map': ['catalogue', 'lead-forms', 'search-engines'],
  specialisations: ['bundles', 'catalogue', 'home', 'lead-forms', 'memberships', 'search-engines'],
  summary: ['checkout', 'prices', 'tax-id', 'trouble'],
  terms: ['catalogue', 'countries', 'navigation', 'prices', 'search-engines'],
  trouble: ['navigation'],
};

/** The folders whose subfolders import each other by a table, values and types alike. */
export const allowedImports: Readonly<Record<string, AllowedImports>> = {
  'src/features': features,
};
